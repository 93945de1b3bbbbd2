import { readSettings } from '@/server/studio/settings-repo';
import { findBrandMark } from '@/server/watermarks/repo';
import type { Tab } from '../tab';
import { LogoCard } from '../watermark/LogoCard';
import { WatermarkCard } from '../watermark/WatermarkCard';
import { SettingsTab } from './SettingsTab';

/** Everything of a project that can be set, and the watermark of its brand. */
export const settingsTab: Tab = async ({ entered: { event } }) => {
  const [settings, brand] = await Promise.all([readSettings(event.id), findBrandMark(event.id)]);
  return {
    page: (
      <>
        <SettingsTab event={event.id} settings={settings} hasMark={Boolean(brand?.sha256)} />
        {brand ? <LogoCard event={event.id} brand={brand.name} logo={event.brand_logo} /> : null}
        {brand ? (
          <WatermarkCard
            event={event.id}
            brand={brand.name}
            mark={{
              image: brand.sha256,
              width: brand.width,
              height: brand.height,
              position: brand.position,
              big: brand.big,
            }}
            asked={settings.switches.add_watermark}
          />
        ) : null}
      </>
    ),
  };
};
