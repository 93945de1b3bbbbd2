import type { z } from 'zod';
import { roleOf } from '@/core/access/person';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint, type Method } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { allow } from '@/modules/access/table';

/** Authorizes an operator and returns their id. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function requireOperator(context: RequestContext): Promise<string> {
  const user = await context.user();
  if (!user) throw new KeepersError('UNAUTHENTICATED');
  if (allow(roleOf(user), 'installation.run') === 'none') throw new KeepersError('FORBIDDEN');
  return user.id;
}

export const AT = '/api/x/studio/operator';
export const auth = 'installation.run';

/** An endpoint for an operator's action, without content in the response. */
export function act<P, B>(
  id: string,
  method: Method,
  path: string,
  {
    params,
    body,
    run,
  }: {
    params?: z.ZodType<P>;
    body?: z.ZodType<B>;
    run: (params: P, body: B, operator: string) => Promise<unknown>;
  },
) {
  return defineEndpoint<P, unknown, B>({
    id: `operator.${id}`,
    method,
    path: `${AT}${path}`,
    auth,
    params,
    body,
    handler: async ({ context, params: named, body: said }) => {
      await run(named, said, await requireOperator(context));
      return { status: 204 };
    },
  });
}
