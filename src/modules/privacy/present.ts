import { type DataRequestView, EXPORT_DAYS } from '@/modules/people/rules/erasure';
import type { DataRequest } from './queries/requests';

/** Converts a request for the wire and pages; `file` is the address of the newest export. */
export function presentRequest(request: DataRequest, file: string): DataRequestView {
  const { id, kind, subject, state, done, total, bytes, ended_at } = request;
  const ready = state === 'ready' && ended_at;
  return {
    id,
    kind,
    subject,
    state,
    progress: total > 0 ? done / total : 0,
    asked_at: request.created_at.toISOString(),
    due_at: request.due_at.toISOString(),
    bytes,
    url: ready ? file : null,
    until: ready ? new Date(ended_at.getTime() + EXPORT_DAYS * 86_400_000).toISOString() : null,
  };
}
