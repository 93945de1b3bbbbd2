import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { ingestPhoto } from '@media/ingest/ingest-photo';
import { MAX_UPLOAD_BYTES } from '@media/upload/operations/announce-upload';
import { Server } from '@tus/server';
import { logOutage } from '@/core/errors/log-outage';
import { type ExternalPart, unavailablePart } from '@/core/errors/unavailable-part';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import { uploadLocker } from './locker';
import { roomForUploads } from './require-room';
import { settledAnswer } from './settled-answer';
import { staging } from './staging';

/** The request, for tus's hooks. `upload` is set for a new one, announced before tus sees it. */
export interface TusRequest {
  locale: Locale;
  upload?: string;
  response: ServerResponse;
}

/** Carries the request's facts to the hooks. */
export const tusRequest = new AsyncLocalStorage<TusRequest>();

/** Where uploads are sent. */
export const TUS_PATH = '/api/uploads';

/**
 * The unavailable part of a failed request. The folder's store reports only that it could not write: the disk has the
 * reason.
 */
async function partBehind(error: Error | { status_code: number }): Promise<ExternalPart | null> {
  if (!('status_code' in error)) return unavailablePart(error);
  return (await roomForUploads()) === 0 ? 'disk' : null;
}

/** tus 1.0 over the staging folder. Permissions are checked before a request gets here. */
export function tusServer(): Server {
  return once('tus-server', () => {
    return new Server({
      path: TUS_PATH,
      relativeLocation: true,
      datastore: staging().store,
      locker: uploadLocker,
      lockDrainTimeout: 1000,
      maxSize: MAX_UPLOAD_BYTES,
      // No other site's page may send here.
      allowedOrigins: () => false,
      namingFunction: () => {
        const id = tusRequest.getStore()?.upload;
        if (!id) throw { status_code: 400, body: 'The upload was not announced\n' };
        return id;
      },
      onUploadFinish: async (_request, upload) => {
        const settled = await ingestPhoto(upload.id);
        if (!settled) return {};
        const { status, headers, body } = settledAnswer(settled, tusRequest.getStore()?.locale ?? 'en');
        return status === null ? { headers } : { status_code: status, headers, body };
      },
      onResponseError: async (_request, error) => {
        if ('status_code' in error && error.status_code < 500) return error;
        // tus's status for an unsupported extension; requesting one is the client's error.
        if ('status_code' in error && error.status_code === 501) return { ...error, status_code: 400 };
        const part = await partBehind(error);
        if (!part) {
          console.error(
            `Upload request failed with 500: ${'status_code' in error ? error.body.trim() : error.stack}`,
          );
          return { status_code: 500, body: 'The file could not be received\n' };
        }
        logOutage(part, 'status_code' in error ? new Error(error.body.trim()) : error);
        tusRequest.getStore()?.response.setHeader('Retry-After', part === 'disk' ? '60' : '5');
        return { status_code: 503, body: 'The file cannot be received right now\n' };
      },
    });
  });
}
