import type { ReactNode } from 'react';
import { namedKey } from '@/core/i18n/translate';
import type { StudioPerson } from '@/modules/access/enter-studio';
import type { FeatureScreen, ScreenQuestion } from '@/modules/home/admin/define-screen';
import { readScreenData } from '@/modules/home/screen-data';
import { FeatureBoundary } from '@/ui/admin/FeatureBoundary';

interface DrawnProps {
  feature: string;
  screen: FeatureScreen;
  person: StudioPerson;
  asked: ScreenQuestion;
}

/**
 * What a feature's screen draws, or a notice where it fails. The person has the screen's permission. It is drawn before
 * the boundary, which holds the place of nothing: what comes after the first part of the page moves what is below it.
 */
export async function DrawnScreen({ feature, screen, person, asked }: DrawnProps) {
  const { account, role, locale } = person;
  const { search } = asked;
  const data = await readScreenData(feature, screen.name, { account, role, locale, search });
  const instead = asked.t('admin.featureFailed', { name: asked.t(namedKey(screen.label)) });
  let drawn: ReactNode;
  try {
    drawn = await screen.draw({ ...asked, data });
  } catch (error) {
    console.error(
      `Feature "${feature}": could not draw its screen "${screen.name}"; a notice replaces it:`,
      error,
    );
    return <p role="alert">{instead}</p>;
  }
  return <FeatureBoundary instead={instead}>{drawn}</FeatureBoundary>;
}
