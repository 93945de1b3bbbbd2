import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { errorLine } from '@/core/errors/error-line';
import { namedKey } from '@/core/i18n/translate';
import type { StudioPerson } from '@/modules/access/enter-studio';
import type { FeatureScreen, ScreenQuestion } from '@/modules/home/admin/define-screen';
import { screenData } from '@/modules/home/screen-data';
import { FeatureBoundary } from '@/ui/admin/FeatureBoundary';

interface DrawnProps {
  feature: string;
  screen: FeatureScreen;
  person: StudioPerson;
  asked: ScreenQuestion;
}

/**
 * What a feature's screen draws, or a notice where it fails. The person has the screen's permission. It is drawn outside
 * of the boundary: inside, the page would be sent with an empty place first, and move what is below when it is filled.
 */
export async function DrawnScreen({ feature, screen, person, asked }: DrawnProps) {
  const { account, role, locale } = person;
  const { search } = asked;
  const data = await screenData.read(feature, screen.name, { account, role, locale, search });
  const instead = asked.t('admin.featureFailed', { name: asked.t(namedKey(screen.label)) });
  let drawn: ReactNode;
  try {
    drawn = await screen.draw({ ...asked, data });
  } catch (error) {
    // Redirects and missing pages are Next's own errors.
    unstable_rethrow(error);
    console.error(
      `Feature "${feature}": could not draw its screen "${screen.name}"; a notice replaces it: ${errorLine(error)}`,
    );
    return <p role="alert">{instead}</p>;
  }
  return <FeatureBoundary instead={instead}>{drawn}</FeatureBoundary>;
}
