/** Versions that a person approved. */
export const OWN_APPROVAL = "(document -> 'approval' ->> 'grant')::uuid = any(:grants)";

/** Columns that a person gets of an earlier proof which they approved: its project, and when. */
export const SHOWN_APPROVAL = `(select e.name from albums a join events e on e.id = a.event_id where a.id = album_id) as project,
            document -> 'approval' ->> 'at' as approved_at`;

/** What an erasure sets in a version: the approval stays, without its person. */
export const FORGOTTEN_APPROVAL = `document = jsonb_set(document, '{approval}', (document -> 'approval') || '{"grant": null, "by": "–"}')`;

/** The document of `album_versions v`: an earlier approval is kept beside it. */
export const SENT = "(v.document - 'approval')";

/** Whether an album of `albums a` is no longer as its last proof; false before the first. */
export const CHANGED = `coalesce((select ${SENT} <> a.document from album_versions v where v.album_id = a.id and v.round = a.round
                            and v.round > 0 order by v.number desc limit 1), false) as changed`;

/** Who approved the last proof: the name of the client now, who may have given it later; else as it was stored. */
const NOW_BY = `coalesce((select coalesce(g.name, c.name) from grants g left join clients c on c.id = g.client_id
              where g.id = a.grant_id), a.approved_by)`;
const BEFORE_BY = `coalesce((select coalesce(g.name, c.name) from grants g left join clients c on c.id = g.client_id
              where g.id = (v.document -> 'approval' ->> 'grant')::uuid), v.document -> 'approval' ->> 'by')`;
const IS_LAST = "v.round = a.round and v.round > 0 and a.state = 'approved'";

/** The name of who approved an album of `albums a`. */
export const APPROVED_BY = `${NOW_BY} as approved_by`;

/** When and by whom a proof of `album_versions v` and `albums a` was approved; null without an approval. */
export const APPROVAL = `case when ${IS_LAST} then a.approved_at else (v.document -> 'approval' ->> 'at')::timestamptz end as approved_at,
            case when ${IS_LAST} then ${NOW_BY} else ${BEFORE_BY} end as approved_by`;
