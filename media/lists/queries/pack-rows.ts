import type { HiddenBy } from '@/core/wire';
import type { MediaRow } from './lists';

/** A list as the query returns it: `ids` of all of it, and `medias`, the photographs of one page. */
export interface PackedRows {
  ids: string;
  medias: string;
}

const FIELD = '\u001f';
const RECORD = '\u001e';

/** The columns of a photograph's text, besides those everybody knows: its id, and its project's. */
const COLUMNS = ['name', 'state', 'width', 'height', 'thumbhash', 'version', 'thumbnails_ready', 'hidden'];
/** Columns for the account alone. */
const OF_ACCOUNT = ['hidden_by', 'private'];

/** A name cannot contain the separators, and whether a photograph was withdrawn is always written. */
const WRITTEN: Record<string, string> = {
  name: `translate(m.name, E'\\x1e\\x1f', '')`,
  private: 'm.private',
};

/**
 * The SQL of one row with two texts: `ids` of the whole list, and `medias`, its slice. `from`: from the list's `from`
 * on;
 * `staff`: with the columns for the account alone. A photograph's columns come as one text: a page of a hundred rows of
 * ten columns costs the driver more than everything else of a list, one text for all of them a fourth. `concat` writes
 * each unchanged, nothing for null. The list is read and sorted once for both texts.
 */
export function packedList(from: string, slice: string, staff: boolean): string {
  const columns = staff ? [...COLUMNS, ...OF_ACCOUNT] : COLUMNS;
  const packed = columns.map((name) => WRITTEN[name] ?? `m.${name}`).join(`, E'\\x1f', `);
  return `with list as materialized (select ${['id', ...columns].map((name) => `m.${name}`).join(', ')} ${from})
          select array_to_string(array(select id from list), ',') as ids,
                 array_to_string(array(select concat(${packed}) from list m${slice}), E'\\x1e') as medias`;
}

/** The ids and photographs of a packed row; `skipped` come before the first of its photographs. */
export function unpackList(
  row: PackedRows,
  { event, skipped }: { event: string; skipped: number },
): { ids: string[]; medias: MediaRow[] } {
  const ids = row.ids === '' ? [] : row.ids.split(',');
  const records = row.medias === '' ? [] : row.medias.split(RECORD);
  return { ids, medias: records.map((record, at) => unpack(record, ids[skipped + at] ?? '', event)) };
}

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

function unpack(record: string, id: string, event_id: string): MediaRow {
  const [name = '', state, width, height, ...rest] = record.split(FIELD);
  const [thumbhash, version, thumbnails, hidden, hiddenBy, withdrawn] = rest;
  return {
    id,
    event_id,
    name,
    state: state as MediaRow['state'],
    width: numberOf(width),
    height: numberOf(height),
    thumbhash: thumbhash || null,
    version: version || null,
    thumbnails_ready: thumbnails === 't',
    hidden: hidden === 't',
    ...(withdrawn && {
      account: { hidden_by: (hiddenBy || null) as HiddenBy | null, private: withdrawn === 't' },
    }),
  };
}
