import * as migration_20261121_042433_init from './20261121_042433_init';
import * as migration_20261121_042500_gate from './20261121_042500_gate';
import * as migration_20261121_070657_downloads from './20261121_070657_downloads';
import * as migration_20261121_071514_watermarks_and_tries from './20261121_071514_watermarks_and_tries';
import * as migration_20261121_071515_watermark_marks from './20261121_071515_watermark_marks';
import * as migration_20261121_073943_sharing from './20261121_073943_sharing';
import * as migration_20261121_102500_picture_marks from './20261121_102500_picture_marks';
import * as migration_20261121_104956_brand_logos from './20261121_104956_brand_logos';
import * as migration_20261121_132443_gallery_covers from './20261121_132443_gallery_covers';
import * as migration_20261121_132552_people_of_projects from './20261121_132552_people_of_projects';
import * as migration_20261121_132920_studio from './20261121_132920_studio';
import * as migration_20261121_133016_presets_and_filters from './20261121_133016_presets_and_filters';
import * as migration_20261121_133141_mail_troubles from './20261121_133141_mail_troubles';
import * as migration_20261121_133211_accounts from './20261121_133211_accounts';
import * as migration_20261121_133705_project_expiry_and_views from './20261121_133705_project_expiry_and_views';
import * as migration_20261121_133907_history from './20261121_133907_history';
import * as migration_20261121_134130_search_words from './20261121_134130_search_words';
import * as migration_20261121_140758_user_marks from './20261121_140758_user_marks';
import * as migration_20261121_163227_reopen_note from './20261121_163227_reopen_note';
import * as migration_20261121_163458_trust from './20261121_163458_trust';
import * as migration_20261121_201000_webhooks from './20261121_201000_webhooks';
import * as migration_20261121_201501_site_name from './20261121_201501_site_name';
import * as migration_20261121_202103_reviews from './20261121_202103_reviews';
import * as migration_20261121_204226_feature_settings from './20261121_204226_feature_settings';
import * as migration_20261121_231523_review_mails from './20261121_231523_review_mails';
import * as migration_20261121_232021_sites from './20261121_232021_sites';
import * as migration_20261121_232100_site_news from './20261121_232100_site_news';
import * as migration_20261121_232547_selection_rules from './20261121_232547_selection_rules';
import * as migration_20261122_003739_lost_domains from './20261122_003739_lost_domains';
import * as migration_20261122_010000_cascades from './20261122_010000_cascades';
import * as migration_20261122_024112_selection_marks from './20261122_024112_selection_marks';
import * as migration_20261122_030534_nudges_and_turns from './20261122_030534_nudges_and_turns';
import * as migration_20261122_031453_photograph_looks from './20261122_031453_photograph_looks';
import * as migration_20261122_032940_talk from './20261122_032940_talk';
import * as migration_20261122_181947_client_mailboxes from './20261122_181947_client_mailboxes';

export const migrations = [
  {
    up: migration_20261121_042433_init.up,
    down: migration_20261121_042433_init.down,
    name: '20261121_042433_init',
  },
  {
    up: migration_20261121_042500_gate.up,
    down: migration_20261121_042500_gate.down,
    name: '20261121_042500_gate',
  },
  {
    up: migration_20261121_070657_downloads.up,
    down: migration_20261121_070657_downloads.down,
    name: '20261121_070657_downloads',
  },
  {
    up: migration_20261121_071514_watermarks_and_tries.up,
    down: migration_20261121_071514_watermarks_and_tries.down,
    name: '20261121_071514_watermarks_and_tries',
  },
  {
    up: migration_20261121_071515_watermark_marks.up,
    down: migration_20261121_071515_watermark_marks.down,
    name: '20261121_071515_watermark_marks',
  },
  {
    up: migration_20261121_073943_sharing.up,
    down: migration_20261121_073943_sharing.down,
    name: '20261121_073943_sharing',
  },
  {
    up: migration_20261121_102500_picture_marks.up,
    down: migration_20261121_102500_picture_marks.down,
    name: '20261121_102500_picture_marks',
  },
  {
    up: migration_20261121_104956_brand_logos.up,
    down: migration_20261121_104956_brand_logos.down,
    name: '20261121_104956_brand_logos',
  },
  {
    up: migration_20261121_132443_gallery_covers.up,
    down: migration_20261121_132443_gallery_covers.down,
    name: '20261121_132443_gallery_covers',
  },
  {
    up: migration_20261121_132552_people_of_projects.up,
    down: migration_20261121_132552_people_of_projects.down,
    name: '20261121_132552_people_of_projects',
  },
  {
    up: migration_20261121_132920_studio.up,
    down: migration_20261121_132920_studio.down,
    name: '20261121_132920_studio',
  },
  {
    up: migration_20261121_133016_presets_and_filters.up,
    down: migration_20261121_133016_presets_and_filters.down,
    name: '20261121_133016_presets_and_filters',
  },
  {
    up: migration_20261121_133141_mail_troubles.up,
    down: migration_20261121_133141_mail_troubles.down,
    name: '20261121_133141_mail_troubles',
  },
  {
    up: migration_20261121_133211_accounts.up,
    down: migration_20261121_133211_accounts.down,
    name: '20261121_133211_accounts',
  },
  {
    up: migration_20261121_133705_project_expiry_and_views.up,
    down: migration_20261121_133705_project_expiry_and_views.down,
    name: '20261121_133705_project_expiry_and_views',
  },
  {
    up: migration_20261121_133907_history.up,
    down: migration_20261121_133907_history.down,
    name: '20261121_133907_history',
  },
  {
    up: migration_20261121_134130_search_words.up,
    down: migration_20261121_134130_search_words.down,
    name: '20261121_134130_search_words',
  },
  {
    up: migration_20261121_140758_user_marks.up,
    down: migration_20261121_140758_user_marks.down,
    name: '20261121_140758_user_marks',
  },
  {
    up: migration_20261121_163227_reopen_note.up,
    down: migration_20261121_163227_reopen_note.down,
    name: '20261121_163227_reopen_note',
  },
  {
    up: migration_20261121_163458_trust.up,
    down: migration_20261121_163458_trust.down,
    name: '20261121_163458_trust',
  },
  {
    up: migration_20261121_201000_webhooks.up,
    down: migration_20261121_201000_webhooks.down,
    name: '20261121_201000_webhooks',
  },
  {
    up: migration_20261121_201501_site_name.up,
    down: migration_20261121_201501_site_name.down,
    name: '20261121_201501_site_name',
  },
  {
    up: migration_20261121_202103_reviews.up,
    down: migration_20261121_202103_reviews.down,
    name: '20261121_202103_reviews',
  },
  {
    up: migration_20261121_204226_feature_settings.up,
    down: migration_20261121_204226_feature_settings.down,
    name: '20261121_204226_feature_settings',
  },
  {
    up: migration_20261121_231523_review_mails.up,
    down: migration_20261121_231523_review_mails.down,
    name: '20261121_231523_review_mails',
  },
  {
    up: migration_20261121_232021_sites.up,
    down: migration_20261121_232021_sites.down,
    name: '20261121_232021_sites',
  },
  {
    up: migration_20261121_232100_site_news.up,
    down: migration_20261121_232100_site_news.down,
    name: '20261121_232100_site_news',
  },
  {
    up: migration_20261121_232547_selection_rules.up,
    down: migration_20261121_232547_selection_rules.down,
    name: '20261121_232547_selection_rules',
  },
  {
    up: migration_20261122_003739_lost_domains.up,
    down: migration_20261122_003739_lost_domains.down,
    name: '20261122_003739_lost_domains',
  },
  {
    up: migration_20261122_010000_cascades.up,
    down: migration_20261122_010000_cascades.down,
    name: '20261122_010000_cascades',
  },
  {
    up: migration_20261122_024112_selection_marks.up,
    down: migration_20261122_024112_selection_marks.down,
    name: '20261122_024112_selection_marks',
  },
  {
    up: migration_20261122_030534_nudges_and_turns.up,
    down: migration_20261122_030534_nudges_and_turns.down,
    name: '20261122_030534_nudges_and_turns',
  },
  {
    up: migration_20261122_031453_photograph_looks.up,
    down: migration_20261122_031453_photograph_looks.down,
    name: '20261122_031453_photograph_looks',
  },
  {
    up: migration_20261122_032940_talk.up,
    down: migration_20261122_032940_talk.down,
    name: '20261122_032940_talk',
  },
  {
    up: migration_20261122_181947_client_mailboxes.up,
    down: migration_20261122_181947_client_mailboxes.down,
    name: '20261122_181947_client_mailboxes'
  },
];
