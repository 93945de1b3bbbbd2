import type { Challenge, Solution } from 'altcha-lib/types';

/** Fetches a challenge and solves it in a worker; returns the `recaptcha_token`, or null where that fails. */
export async function solveCaptcha(api: <T>(path: string) => Promise<T>): Promise<string | null> {
  const { kind, challenge } = await api<{ kind: string; challenge: Challenge }>('/captcha');
  if (kind !== 'altcha') return null;
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<Solution | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(challenge);
    });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
