/** SQL for an account's ($1) unresolved photographs whose last comment is a client's: `media_id`, `event_id`, `at`. */
export const WAITING = `select t.media_id, t.event_id, t.at
    from (select c.media_id, c.event_id, max(c.created_at) as at,
                 (array_agg(c.by_studio order by c.created_at desc, c.id desc))[1] as by_studio
            from talk_comments c join media m on m.id = c.media_id and m.deleted_at is null and m.state <> 'refused'
           where c.account_id = $1 and c.removed_at is null group by c.media_id, c.event_id) t
    left join talk_threads k on k.media_id = t.media_id
   where not t.by_studio and k.resolved_at is null`;
