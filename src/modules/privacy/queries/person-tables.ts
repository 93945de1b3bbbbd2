import type { PersonTable } from '../person-tables';
import { DEVICE_PEOPLE } from './device-people';
import { PAYMENT_PEOPLE } from './payment-people';
import { REVIEW_PEOPLE } from './review-people';

const PROJECT = '(select name from events where events.id = event_id) as project';

/** The core's tables, in the order of erasure. Features add their own (`personTables` of their server half). */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'users',
    mine: 'users.id = :user',
    shown:
      'email, first_name, family_name, locale::text as language, role::text as role, created_at, unconfirmed_since, erase_after',
    knows: ['email', 'first_name', 'family_name'],
    erased: 'with another',
  },
  {
    table: 'users_sessions',
    mine: '_parent_id = :user',
    shown: 'created_at, expires_at',
    knows: ['_parent_id'],
    erased: 'gone',
  },
  {
    table: 'session_notes',
    mine: 'user_id = :user',
    shown: 'browser, system, way, seen_at',
    knows: ['user_id'],
    erased: 'gone',
  },
  {
    table: 'account_tokens',
    mine: 'user_id = :user',
    shown: 'kind, data, created_at, expires_at, used_at',
    knows: ['user_id', 'data'],
    erased: 'gone',
  },
  {
    table: 'second_factors',
    mine: 'user_id = :user',
    shown: 'kind, name, created_at, used_at',
    knows: ['user_id'],
    erased: 'gone',
  },
  {
    table: 'identities',
    mine: 'user_id = :user',
    shown: 'provider, subject, email, created_at',
    knows: ['user_id', 'subject', 'email'],
    erased: 'gone',
  },
  ...DEVICE_PEOPLE,
  {
    table: 'user_marks',
    mine: 'user_id = :user',
    shown: 'mark, at',
    knows: ['user_id'],
    erased: 'gone',
  },
  {
    table: 'saved_filters',
    mine: 'user_id = :user',
    shown: 'name, query, created_at',
    knows: ['user_id'],
    erased: 'gone',
  },
  {
    table: 'team_invitations',
    mine: 'lower(email) = any(:emails) and (:user is not null or account_id = any(:accounts))',
    shown: 'email, created_at, expires_at, accepted_at, revoked_at',
    knows: ['email'],
    erased: 'gone',
  },
  {
    table: 'team_invitations',
    mine: 'invited_by = :user',
    knows: ['invited_by'],
    erased: { set: 'invited_by = null' },
  },
  {
    table: 'payload_preferences',
    mine: 'id in (select parent_id from payload_preferences_rels where users_id = :user)',
    shown: 'key, value, updated_at',
    knows: [],
    erased: 'gone',
  },
  {
    table: 'payload_preferences_rels',
    mine: 'users_id = :user',
    knows: ['users_id'],
    erased: 'gone',
  },
  {
    table: 'payload_locked_documents',
    mine: 'id in (select parent_id from payload_locked_documents_rels where users_id = :user or clients_id = any(:clients))',
    knows: [],
    erased: 'gone',
  },
  {
    table: 'payload_locked_documents_rels',
    mine: 'users_id = :user or clients_id = any(:clients)',
    knows: ['users_id', 'clients_id', 'grants_id'],
    erased: 'gone',
  },
  {
    table: 'uploads',
    mine: 'user_id = :user',
    shown: 'filename, bytes, state, created_at',
    knows: ['user_id'],
    erased: { set: 'user_id = null' },
  },
  {
    table: 'media',
    mine: 'uploaded_by_id = :user',
    shown: 'name, bytes, uploaded_at',
    knows: ['uploaded_by_id'],
    erased: { set: 'uploaded_by_id = null' },
  },
  {
    table: 'product_medias',
    mine: 'grant_id = any(:grants) or user_id = :user',
    shown: `${PROJECT}, (select name from products where products.id = product_id) as product,
      (select name from media where media.id = media_id) as photograph, note, created_at`,
    knows: ['grant_id', 'user_id', 'picked_by', 'note'],
    // The studio works with what was picked; who picked it, and their note, is removed.
    erased: { set: 'picked_by = null, user_id = null, note = null' },
  },
  {
    table: 'event_changes',
    mine: "actor->>'grant' = any(:grants::text[]) or actor->>'user' = :user::text",
    shown: `${PROJECT}, kind, data - 'picked_by' as what, created_at`,
    knows: ['actor', 'data'],
    erased: {
      set: "actor = actor - 'name' - 'user', data = case when data ? 'picked_by' then data || '{\"picked_by\": null}' else data end",
    },
  },
  {
    table: 'audit_entries',
    mine: 'actor_grant_id = any(:grants) or actor_user_id = :user',
    shown: `${PROJECT}, action, count, created_at`,
    knows: ['actor_grant_id', 'actor_user_id', 'actor_name'],
    erased: { set: 'actor_name = null, actor_user_id = null' },
  },
  {
    table: 'audit_entries',
    mine: 'account_id = any(:accounts) and (lower(subject) = any(:emails) or lower(subject) = any(:names))',
    knows: ['subject'],
    erased: { set: 'subject = null' },
  },
  {
    table: 'mails',
    mine: 'client_id = any(:clients) or lower("to") = any(:emails) and (:user is not null or account_id = any(:accounts))',
    shown: `${PROJECT}, kind, "to", subject, text, state::text as state, created_at, sent_at`,
    knows: ['client_id', 'to', 'subject', 'text', 'html', 'error'],
    erased: {
      set: `"to" = '', subject = '', text = null, html = null, reply_to = null, error = null, client_id = null,
        message_id = null, state = case when state in ('queued', 'failed') then 'outbox' else state end`,
    },
  },
  {
    // Notices to the studio about the person contain their name and reply address.
    table: 'mails',
    mine: `account_id = any(:accounts) and (lower(reply_to) = any(:emails) or exists (
      select 1 from unnest(:emails || :names) as word
       where position(word in lower(concat_ws(' ', subject, text, html, error))) > 0))`,
    knows: ['reply_to'],
    erased: { set: "subject = '', text = null, html = null, reply_to = null, error = null" },
  },
  ...PAYMENT_PEOPLE,
  REVIEW_PEOPLE,
  {
    table: 'mail_stops',
    mine: 'account_id = any(:accounts) and address = any(:emails)',
    shown: 'kind, stopped_at',
    knows: ['address'],
    erased: 'gone',
  },
  {
    table: 'invitations',
    mine: 'client_id = any(:clients)',
    shown: `${PROJECT}, role::text as role, created_at, sent_at, opened_at, reminded_at, revoked_at`,
    knows: ['client_id'],
    erased: 'gone',
  },
  {
    table: 'grants',
    mine: 'grants.id = any(:grants)',
    shown: `${PROJECT}, role::text as role, source::text as source, name, email, locale::text as language, created_at,
      last_seen_at, viewed_at, views, revoked_at`,
    knows: ['client_id', 'user_id', 'name', 'email'],
    erased: {
      set: `name = null, email = null, locale = null, client_id = null, user_id = null, invitation_id = null,
        revoked_at = coalesce(revoked_at, now())`,
    },
  },
  {
    table: 'clients',
    mine: 'clients.id = any(:clients)',
    shown:
      'name, email, additional_email, phone_number, country_code, locale::text as language, created_at, deleted_at',
    knows: ['user_id', 'name', 'email', 'additional_email', 'phone_number', 'description', 'search_words'],
    erased: 'gone',
  },
  {
    table: 'accounts',
    mine: ':user is not null and accounts.id = any(:accounts) and (lower(contact_email) = any(:emails) or lower(additional_email) = any(:emails))',
    knows: ['contact_email', 'additional_email'],
    erased: {
      set: `contact_email = case when lower(contact_email) = any(:emails) then null else contact_email end,
        additional_email = case when lower(additional_email) = any(:emails) then null else additional_email end`,
    },
  },
  {
    table: 'brands',
    mine: ':user is not null and account_id = any(:accounts) and lower(contact_email) = any(:emails)',
    knows: ['contact_email'],
    erased: { set: 'contact_email = null' },
  },
  {
    table: 'brands',
    mine: ':user is not null and account_id = any(:accounts) and lower(sender_name) = any(:names)',
    knows: ['sender_name'],
    erased: { set: 'sender_name = null' },
  },
];

/** Columns whose names suggest personal data although they hold none, each with the reason. */
export const NOT_A_PERSON: Record<string, string> = {
  'accounts.name': "the studio's name; it goes with the studio",
  'accounts.description': "the studio's words about itself",
  'accounts.phone_number': "the studio's",
  'accounts.site_name': "the studio's address; it goes with the studio",
  'album_versions.note': "the studio's message with a proof; it goes with the album",
  'shop_order_lines.option_name': 'the size or paper of a product',
  'brands.business_name': "the studio's",
  'brands.business_description': "the studio's",
  'brands.contact_phone': "the studio's",
  'brands.facebook_page_url': "the studio's",
  'data_requests.user_id': 'the request itself, emptied when it ends',
  'data_requests.client_id': 'the request itself, emptied when it ends',
  'data_requests.subject': 'user, client or account',
  'data_requests.data': 'numbers',
  'message_templates.subject': "the studio's words to everybody",
};
