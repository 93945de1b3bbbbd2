import type { Upload } from 'tus-js-client';
import { AT_ONCE } from '../rules/limits';
import { type RefusalTexts, refusalText } from '../rules/refusal-text';

/** A file that was not sent. */
export interface Refused {
  at: number;
  file: File;
  reason: string;
  /** Sending it again may succeed: the connection was lost, or the server had too much to do. */
  again: boolean;
}

/** What became of the chosen files. */
export interface Sending {
  all: number;
  done: number;
  /** Share of all bytes that have arrived, 0 to 1. */
  share: number;
  /** The files on their way now, with the share of each that has arrived. */
  running: { at: number; name: string; share: number }[];
  /** The refused files, each with its place among the chosen ones and the reason in the reader's language. */
  failed: Refused[];
  /** Every file was sent or refused. */
  ended: boolean;
}

/** Waits before a file is tried again, in ms; the received bytes are kept. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

const csrfToken = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

/** Why a file was not sent, and whether sending it again may succeed. */
function refusedOf(
  error: unknown,
  { texts, ...about }: { at: number; file: File; texts: RefusalTexts },
): Refused {
  const answer = (error as { originalResponse?: { getStatus: () => number; getBody: () => string } | null })
    .originalResponse;
  const status = answer?.getStatus() ?? 0;
  return { ...about, reason: refusalText(answer?.getBody(), texts), again: status < 400 || status >= 429 };
}

/**
 * Sends files to a gallery by tus, two at a time; a cut one continues from the byte it stopped at. Calls back with every
 * progress. Never rejects: refused files are in `failed`.
 */
export async function sendPhotos(
  files: readonly File[],
  { gallery, texts }: { gallery: string; texts: RefusalTexts },
  onChange: (state: Sending) => void,
): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client');
  const sent = files.map(() => 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const state: Sending = { all: files.length, done: 0, share: 0, running: [], failed: [], ended: false };
  const settled = new Set<number>();
  const started: number[] = [];
  const report = (change: Partial<Sending> = {}) => {
    const share = bytes > 0 ? sent.reduce((a, b) => a + b, 0) / bytes : 1;
    const running = started
      .filter((at) => !settled.has(at))
      .map((at) => ({ at, name: files[at]?.name ?? '', share: (sent[at] ?? 0) / (files[at]?.size || 1) }));
    Object.assign(state, change, { share, running });
    onChange({ ...state });
  };
  const sendOne = (file: File, at: number) =>
    new Promise<void>((resolve) => {
      started.push(at);
      report();
      const settle = () => {
        sent[at] = file.size;
        settled.add(at);
        resolve();
      };
      const upload: Upload = new TusUpload(file, {
        endpoint: '/api/uploads',
        metadata: { filename: file.name, gallery },
        headers: { 'X-CSRF-Token': csrfToken(), 'Accept-Language': document.documentElement.lang },
        retryDelays: RETRY_DELAYS,
        removeFingerprintOnSuccess: true,
        onProgress: (arrived) => {
          sent[at] = arrived;
          report();
        },
        onSuccess: () => {
          settle();
          report({ done: state.done + 1 });
        },
        onError: (error) => {
          settle();
          report({ failed: [...state.failed, refusedOf(error, { at, file, texts })] });
        },
      });
      void upload.findPreviousUploads().then(([earlier]) => {
        if (earlier) upload.resumeFromPreviousUpload(earlier);
        upload.start();
      });
    });
  report();
  const waiting = files.entries();
  const lane = async () => {
    for (const [at, file] of waiting) await sendOne(file, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  report({ ended: true });
}
