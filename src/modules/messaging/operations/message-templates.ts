import { asSystem, inTransaction } from '@/core/db/local-api';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { findBrand } from '@/core/mail/queries/mails';
import { isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { aboutOf, linkOf } from '@/modules/messaging/about-project';
import { type About, defaultWords, wordsFor, writeLetter } from '@/modules/messaging/letters';
import { ensureOwnWords, lockOwnWords, type TemplateAsk } from '@/modules/messaging/queries/letters';
import {
  messageWords,
  type OwnWords,
  problemsOfWords,
  wordsOver,
} from '@/modules/messaging/rules/message-words';

const WHY = 'the caller may write messages of this account';

/**
 * Saves an account's own text for parts of a message; a part that is empty or equals the product's text is deleted.
 * `seen` are the base values: STALE if another user changed one meanwhile. Throws INVALID_INPUT naming the parts.
 */
export async function saveTemplate(
  ask: TemplateAsk,
  { input, seen = {} }: { input: Record<string, unknown>; seen?: Record<string, unknown> },
): Promise<void> {
  const words = parseInput(messageWords.strict(), input);
  const defaults = defaultWords(ask.kind, ask.locale);
  await inTransaction(async (tx) => {
    await ensureOwnWords(tx.sql, uuidv7(), ask);
    const row = await lockOwnWords(tx.sql, ask);
    if (!row) throw new KeepersError('NOT_FOUND');
    const write = requireNoConflict(words, seen, wordsOver(defaults, row));
    await asSystem(WHY, tx).update('message-templates', row.id, write);
  });
}

/** Resets a message to the product's text; returns the former text, for undo. */
export async function resetTemplate(ask: TemplateAsk): Promise<OwnWords> {
  return inTransaction(async (tx) => {
    const row = await lockOwnWords(tx.sql, ask);
    if (!row) return {};
    const { id, ...words } = row;
    await asSystem(WHY, tx).delete('message-templates', id);
    return words;
  });
}

/** A message as its reader would see it. */
export interface MessagePreview {
  subject: string;
  html: string;
  whatsapp: string;
}

/**
 * Renders a message about a project of the account, or with sample values. Its link opens nothing. Throws NOT_FOUND for
 * another account's project, INVALID_INPUT naming the parts with unknown placeholders.
 */
export async function previewMessage(
  ask: TemplateAsk,
  { words, event: id, client }: { words: OwnWords; event?: string | null; client?: string | null },
  sample: { client: string; project: string },
): Promise<MessagePreview> {
  const problems = problemsOfWords(words);
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  const event = id && isId(id) ? await findEvent(id) : null;
  if (id && event?.account_id !== ask.account) throw new KeepersError('NOT_FOUND');
  const brand = await findBrand(pool(), ask.account, event?.id ?? null);
  const name = client?.trim() || sample.client;
  const { name: site_name = null, domain: site_domain = null } = brand.hosts ?? {};
  const link = linkOf({ site_name, site_domain }, '…');
  const about: About = event
    ? await aboutOf(pool(), event, name, link)
    : {
        client: name,
        project: sample.project,
        studio: brand.name,
        link,
        date: new Date().toISOString().slice(0, 10),
        expires_at: new Date(Date.now() + 30 * 24 * 3600 * 1000),
        time_zone: 'UTC',
      };
  const letter = writeLetter(
    await wordsFor(pool(), ask.account, ask.kind, ask.locale, words),
    about,
    ask.locale,
  );
  const { renderMail } = await import('@/core/mail/render-mail');
  const { subject, html } = await renderMail(letter.content, brand, ask.locale);
  return { subject, html, whatsapp: letter.whatsapp };
}
