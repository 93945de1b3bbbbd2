import type { HiddenBy } from '@/domain/wire';
import type { MediaRow } from './repo';

/** A list as the database gives it: `ids` of all of it, and `medias`, the photographs of one page. */
export interface PackedRows {
  ids: string;
  medias: string;
}

const FIELD = '\u001f';
const RECORD = '\u001e';

/**
 * A photograph's columns as one text, over `media m`. A page of a hundred rows of eleven columns costs the driver more
 * than everything else of a list; one text for all of them costs a fourth. A name cannot hold the marks.
 */
const COLUMNS = [
  'm.id::text',
  'm.event_id::text',
  'm.gallery_id::text',
  `translate(m.name, chr(30) || chr(31), '')`,
  'm.state::text',
  `coalesce(m.width::int::text, '')`,
  `coalesce(m.height::int::text, '')`,
  `coalesce(m.thumbhash, '')`,
  `coalesce(m.version, '')`,
  `case when m.thumbnails_ready then 't' else '' end`,
  `case when m.hidden then 't' else '' end`,
];
/** What only the account is told. */
const OF_ACCOUNT = [`coalesce(m.hidden_by::text, '')`, `case when m.private then 't' else 'f' end`];

/**
 * The SQL of one row with two texts: `ids` of the whole list, and `medias`, its slice. `from`: from the list's `from` on;
 * `staff`: with what only the account is told.
 */
export function packedList(from: string, slice: string, staff: boolean): string {
  const packed = (staff ? [...COLUMNS, ...OF_ACCOUNT] : COLUMNS).join(' || chr(31) || ');
  return `select array_to_string(array(select m.id ${from}), ',') as ids,
          array_to_string(array(select ${packed} ${from}${slice}), chr(30)) as medias`;
}

/** The ids and photographs of a packed row. */
export function unpackList(row: PackedRows): { ids: string[]; medias: MediaRow[] } {
  return {
    ids: row.ids === '' ? [] : row.ids.split(','),
    medias: row.medias === '' ? [] : row.medias.split(RECORD).map(unpack),
  };
}

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

function unpack(record: string): MediaRow {
  const [id = '', event_id = '', gallery_id = '', name = '', state, width, height, ...rest] =
    record.split(FIELD);
  const [thumbhash, version, thumbnails, hidden, hiddenBy, withdrawn] = rest;
  return {
    id,
    event_id,
    gallery_id,
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
