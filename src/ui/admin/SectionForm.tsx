'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import { Section } from './Page';
import type { Changes } from './use-changes';

/** A section of fields that are saved together, with their `changes` from `useChanges`. */
export function SectionForm({
  changes: { save, busy, dirty, dialog },
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'children'> & {
  changes: Pick<Changes<never>, 'save' | 'busy' | 'dirty' | 'dialog'>;
  children: ReactNode;
}) {
  const t = useTranslations('admin');
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
        <div>
          <Button type="submit" look="primary" busy={busy} disabled={!dirty}>
            {t('save')}
          </Button>
        </div>
      </Section>
      {dialog}
    </form>
  );
}
