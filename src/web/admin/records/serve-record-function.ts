import { handleServerFunctions } from '@payloadcms/next/layouts';
import type { ServerFunctionHandler } from 'payload';
import { studioPerson } from '@/modules/access/enter-studio';
import { allow } from '@/modules/access/table';
import { recordFunction } from './shown-records';

/**
 * Runs one of the server functions that the operators' record views need. Payload registers a dozen more, which read
 * and render any record: for them, and for everybody else, throws.
 */
export const serveRecordFunction: ServerFunctionHandler = async ({ name, args, ...rest }) => {
  const person = await studioPerson();
  const needed = recordFunction(name, args);
  if (!needed || !person || allow(person.role, 'installation.run') === 'none')
    throw new Error('This server function of Payload is closed.');
  return handleServerFunctions({ ...rest, name, args: needed });
};
