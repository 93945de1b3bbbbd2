import { namedKey } from '@/core/i18n/translate';
import type { FeatureScreen, ScreenAsk } from '@/modules/home/admin/define-screen';
import { FeatureBoundary } from '@/ui/admin/FeatureBoundary';

/** Rendered as its own component, so that the boundary catches what it throws. */
const Drawn = async ({ screen, asked }: { screen: FeatureScreen; asked: ScreenAsk }) => screen.draw(asked);

/** What a feature's screen draws, or a notice where it fails. */
export function DrawnScreen({ screen, asked }: { screen: FeatureScreen; asked: ScreenAsk }) {
  return (
    <FeatureBoundary instead={asked.t('admin.featureFailed', { name: asked.t(namedKey(screen.label)) })}>
      <Drawn screen={screen} asked={asked} />
    </FeatureBoundary>
  );
}
