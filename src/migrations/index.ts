import * as migration_20261123_004352_schema from './20261123_004352_schema';
import * as migration_20261123_004353_indexes from './20261123_004353_indexes';
import * as migration_20261123_004354_search from './20261123_004354_search';
import * as migration_20261123_105034_assets from './20261123_105034_assets';
import * as migration_20261123_211024_money from './20261123_211024_money';
import * as migration_20261123_213400_gallery_design from './20261123_213400_gallery_design';
import * as migration_20261123_213716_site_answers from './20261123_213716_site_answers';
import * as migration_20261123_213800_share_addresses from './20261123_213800_share_addresses';
import * as migration_20261124_000008_documents from './20261124_000008_documents';
import * as migration_20261124_002443_automatic_cover from './20261124_002443_automatic_cover';
import * as migration_20261124_020929_shop from './20261124_020929_shop';
import * as migration_20261125_223025_site_views from './20261125_223025_site_views';
import * as migration_20261125_224147_devices from './20261125_224147_devices';
import * as migration_20261125_224751_money from './20261125_224751_money';
import * as migration_20261125_225136_subscriptions from './20261125_225136_subscriptions';
import * as migration_20261126_050441_albums from './20261126_050441_albums';
import * as migration_20261126_052600_statistics from './20261126_052600_statistics';
import * as migration_20261126_052800_sellers from './20261126_052800_sellers';
import * as migration_20261126_053500_clips from './20261126_053500_clips';
import * as migration_20261127_045356_services from './20261127_045356_services';
import * as migration_20261127_174110_guest_photos from './20261127_174110_guest_photos';
import * as migration_20261128_004918_guest_photos_by_state from './20261128_004918_guest_photos_by_state';
import * as migration_20261128_085850_ways_of_delivery from './20261128_085850_ways_of_delivery';
import * as migration_20261128_131228_guests_push from './20261128_131228_guests_push';
import * as migration_20261128_170914_links_prints_ready from './20261128_170914_links_prints_ready';
import * as migration_20261128_204544_ready_rights from './20261128_204544_ready_rights';
import * as migration_20261128_205428_shop_print_profile from './20261128_205428_shop_print_profile';

export const migrations = [
  {
    up: migration_20261123_004352_schema.up,
    down: migration_20261123_004352_schema.down,
    name: '20261123_004352_schema',
  },
  {
    up: migration_20261123_004353_indexes.up,
    down: migration_20261123_004353_indexes.down,
    name: '20261123_004353_indexes',
  },
  {
    up: migration_20261123_004354_search.up,
    down: migration_20261123_004354_search.down,
    name: '20261123_004354_search',
  },
  {
    up: migration_20261123_105034_assets.up,
    down: migration_20261123_105034_assets.down,
    name: '20261123_105034_assets',
  },
  {
    up: migration_20261123_211024_money.up,
    down: migration_20261123_211024_money.down,
    name: '20261123_211024_money',
  },
  {
    up: migration_20261123_213400_gallery_design.up,
    down: migration_20261123_213400_gallery_design.down,
    name: '20261123_213400_gallery_design',
  },
  {
    up: migration_20261123_213716_site_answers.up,
    down: migration_20261123_213716_site_answers.down,
    name: '20261123_213716_site_answers',
  },
  {
    up: migration_20261123_213800_share_addresses.up,
    down: migration_20261123_213800_share_addresses.down,
    name: '20261123_213800_share_addresses',
  },
  {
    up: migration_20261124_000008_documents.up,
    down: migration_20261124_000008_documents.down,
    name: '20261124_000008_documents',
  },
  {
    up: migration_20261124_002443_automatic_cover.up,
    down: migration_20261124_002443_automatic_cover.down,
    name: '20261124_002443_automatic_cover',
  },
  {
    up: migration_20261124_020929_shop.up,
    down: migration_20261124_020929_shop.down,
    name: '20261124_020929_shop',
  },
  {
    up: migration_20261125_223025_site_views.up,
    down: migration_20261125_223025_site_views.down,
    name: '20261125_223025_site_views',
  },
  {
    up: migration_20261125_224147_devices.up,
    down: migration_20261125_224147_devices.down,
    name: '20261125_224147_devices',
  },
  {
    up: migration_20261125_224751_money.up,
    down: migration_20261125_224751_money.down,
    name: '20261125_224751_money',
  },
  {
    up: migration_20261125_225136_subscriptions.up,
    down: migration_20261125_225136_subscriptions.down,
    name: '20261125_225136_subscriptions',
  },
  {
    up: migration_20261126_050441_albums.up,
    down: migration_20261126_050441_albums.down,
    name: '20261126_050441_albums',
  },
  {
    up: migration_20261126_052600_statistics.up,
    down: migration_20261126_052600_statistics.down,
    name: '20261126_052600_statistics',
  },
  {
    up: migration_20261126_052800_sellers.up,
    down: migration_20261126_052800_sellers.down,
    name: '20261126_052800_sellers',
  },
  {
    up: migration_20261126_053500_clips.up,
    down: migration_20261126_053500_clips.down,
    name: '20261126_053500_clips',
  },
  {
    up: migration_20261127_045356_services.up,
    down: migration_20261127_045356_services.down,
    name: '20261127_045356_services',
  },
  {
    up: migration_20261127_174110_guest_photos.up,
    down: migration_20261127_174110_guest_photos.down,
    name: '20261127_174110_guest_photos',
  },
  {
    up: migration_20261128_004918_guest_photos_by_state.up,
    down: migration_20261128_004918_guest_photos_by_state.down,
    name: '20261128_004918_guest_photos_by_state',
  },
  {
    up: migration_20261128_085850_ways_of_delivery.up,
    down: migration_20261128_085850_ways_of_delivery.down,
    name: '20261128_085850_ways_of_delivery',
  },
  {
    up: migration_20261128_131228_guests_push.up,
    down: migration_20261128_131228_guests_push.down,
    name: '20261128_131228_guests_push',
  },
  {
    up: migration_20261128_170914_links_prints_ready.up,
    down: migration_20261128_170914_links_prints_ready.down,
    name: '20261128_170914_links_prints_ready',
  },
  {
    up: migration_20261128_204544_ready_rights.up,
    down: migration_20261128_204544_ready_rights.down,
    name: '20261128_204544_ready_rights',
  },
  {
    up: migration_20261128_205428_shop_print_profile.up,
    down: migration_20261128_205428_shop_print_profile.down,
    name: '20261128_205428_shop_print_profile'
  },
];
