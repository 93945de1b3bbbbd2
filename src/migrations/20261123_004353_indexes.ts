import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Indexes Payload's fields cannot say: over parts of a table, over expressions, in an order of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index media_gate_idx on media (id) where hidden or private or gallery_private or deleted_at is not null;
    create index media_gallery_name_idx on media (gallery_id, name_key collate "C", id);
    create index media_gallery_captured_idx on media (gallery_id, captured_at collate "C", id);
    create index media_gallery_uploaded_idx on media (gallery_id, uploaded_at, id);
    create index media_shown_idx on media (event_id) where deleted_at is null and state <> 'refused';
    create index events_list_idx on events (account_id, created_at desc, id desc) where deleted_at is null;
    create index mails_account_time_idx on mails (account_id, created_at desc, id desc);
    create index mails_address_idx on mails (lower("to"), created_at desc);
    -- Every pick looks for products of its project that are chosen among another's: nearly always there are none.
    create index products_among_idx_of_event on products (event_id) where among_id is not null and deleted_at is null;
    -- One site of the platform, a host once in an account, a verified host in one account, one main host for an account.
    create unique index sites_platform_idx on sites ((account_id is null)) where account_id is null;
    create unique index site_domains_proved_idx on site_domains (lower(host)) where verified_at is not null;
    create unique index site_domains_own_idx on site_domains (account_id, lower(host));
    create unique index site_domains_main_idx on site_domains (account_id) where main;
  `);
}

export async function down(): Promise<void> {
  throw new Error('There is no version before this one: restore a backup.');
}
