import { isKeepersError, KeepersError } from '@/core/errors/errors';

/**
 * Converts a provider's failure to our error; logs only its kind, nothing that was sent or received. `cancelled` is the
 * provider's code for a user who declined.
 */
export function socialFault(provider: string, error: unknown): KeepersError {
  if (isKeepersError(error)) return error;
  const chain = [error, (error as Error).cause].filter((one): one is Error => one instanceof Object);
  const says = chain.map((one) => (one as { error?: unknown }).error).find((one) => typeof one === 'string');
  if (says === 'access_denied' || says === 'user_cancelled_login')
    return new KeepersError('SOCIAL_CANCELLED');
  const away = chain.some(
    (one) =>
      ['OutsideError', 'TimeoutError', 'AbortError'].includes(one.name) ||
      says === 'server_error' ||
      says === 'temporarily_unavailable' ||
      ((one as { status?: number }).status ?? 0) >= 500,
  );
  const codes = chain.map((one) => (one as { code?: unknown }).code ?? one.name).join(', ');
  console.error(`Sign-in with ${provider} failed: ${away ? 'it is unreachable' : 'it refused'} (${codes})`);
  return new KeepersError(away ? 'SOCIAL_DOWN' : 'SOCIAL_FAILED');
}
