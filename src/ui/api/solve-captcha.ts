import type { Challenge, Solution } from 'altcha-lib/types';

/** Fetches something to solve and solves it in a worker; gives the `recaptcha_token`, or null where it cannot be done. */
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
