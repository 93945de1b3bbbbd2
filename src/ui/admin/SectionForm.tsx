'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import { Section } from './Page';
import { useSaveForm } from './SaveForms';
import type { Changes } from './use-changes';
import { useLeaveGuard } from './use-leave-guard';

/**
 * A section of fields that are saved together, with their `changes` from `useChanges`: by the bar of the page, or by a
 * button of its own where the page has none.
 */
export function SectionForm({
  changes,
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'children'> & {
  changes: Pick<Changes<never>, 'save' | 'reset' | 'busy' | 'dirty' | 'dialog'>;
  children: ReactNode;
}) {
  const t = useTranslations('admin');
  const { save, busy, dirty, dialog } = changes;
  const hasBar = useSaveForm(changes);
  const guard = useLeaveGuard(!hasBar && dirty);
  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void save();
      }}
    >
      <Section {...section}>
        {children}
        {hasBar ? (
          // Enter in a field submits a form only if it has a button.
          <button type="submit" hidden>
            {t('save')}
          </button>
        ) : (
          <div>
            <Button type="submit" look="primary" busy={busy} disabled={!dirty}>
              {t('save')}
            </Button>
          </div>
        )}
      </Section>
      {dialog}
      {guard}
    </form>
  );
}
