import type { IncomingMessage, ServerResponse } from 'node:http';
import { ingestPhoto, settledAs } from '@media/ingest/ingest-photo';
import { findGallery } from '@media/lists/queries/lists';
import { findRecord, knownBytes } from '@media/queries/records';
import { announceUpload } from '@media/upload/operations/announce-upload';
import type { Upload } from '@tus/server';
import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { respondError } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import { defineEndpoint, type Endpoint } from '@/core/http/define-endpoint';
import type { ExchangeMiddleware, RequestExchange } from '@/core/http/exchange';
import type { Reply } from '@/core/http/reply';
import type { RequestContext } from '@/core/http/request-context';
import { readHeaders } from '@/core/http/request-headers';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';
import { authorize, isId, notThere } from '@/modules/access/grants/viewer';
import { guardCsrf } from '@/modules/access/guard-csrf';
import { deviceContext } from '@/modules/access/read-context';
import { runEndpoint } from '@/modules/access/run-endpoint';
import { authorizeContinuation } from './guest-uploads';
import { checkInput, readMetadata, uploadMetadata } from './metadata';
import { findUpload, type UploadRow } from './queries';
import { requireRoom } from './require-room';
import { settledAnswer } from './settled-answer';
import { describeUpload } from './stage';
import { staging } from './staging';
import { TUS_PATH, tusRequest, tusServer } from './tus-server';

/** Where whole files are sent, for clients without tus. */
const SIMPLE_PATH = `${TUS_PATH}/simple`;
const WRITES = new Set(['POST', 'PATCH', 'DELETE']);
const TUS_METHODS = new Set(['OPTIONS', 'HEAD', ...WRITES]);

/** Answers `/api/uploads…`: tus 1.0, whole files, which files are needed, and the result of one. */
export const serveUploads: ExchangeMiddleware = async (exchange) => {
  const { pathname } = exchange.url;
  if (pathname !== TUS_PATH && !pathname.startsWith(`${TUS_PATH}/`)) return false;
  const locale = isLocale(exchange.locale) ? exchange.locale : DEFAULT_LOCALE;
  const { request, response } = exchange;
  request.headers['x-locale'] = locale;
  request.headers['x-keepers-address'] = exchange.address;
  try {
    const plain = await plainEndpoint(exchange);
    if (plain) await sendResponse(plain, response, false);
    else if (pathname === SIMPLE_PATH && request.method === 'POST') await serveSimple(exchange, locale);
    else await serveTus(exchange, locale);
  } catch (error) {
    await sendResponse(respondError(error, locale, 'photo'), response, request.method === 'HEAD');
  }
  return true;
};

function plainEndpoint(exchange: RequestExchange): Promise<Reply | null> | null {
  const { request, url } = exchange;
  const rest = url.pathname.slice(TUS_PATH.length + 1);
  const checks = request.method === 'POST' && rest === 'check';
  if (!checks && (request.method !== 'GET' || rest === '' || rest.includes('/'))) return null;
  const endpoint = uploadEndpoints.filter((one) => one.method === request.method);
  return runEndpoint(endpoint, exchange, checks ? {} : { media: rest }, async () => {
    throw new KeepersError('NOT_FOUND');
  });
}

async function serveTus(exchange: RequestExchange, locale: Locale): Promise<void> {
  const { request, response, url } = exchange;
  const method = request.method ?? '';
  if (!TUS_METHODS.has(method)) throw new KeepersError('METHOD_NOT_ALLOWED');
  response.setHeader('Tus-Resumable', '1.0.0');
  response.setHeader('Cache-Control', 'no-store');
  if (method === 'OPTIONS') return tusServer().handle(request, response);
  if (method === 'POST' || method === 'PATCH') endIdle(request, response);
  const context = await deviceContext(readHeaders(request.headers), 'upload');
  if (WRITES.has(method)) guardCsrf(context);
  const id = url.pathname.slice(TUS_PATH.length + 1);
  if (method === 'POST') {
    if (id) throw new KeepersError('METHOD_NOT_ALLOWED');
    const upload = await announced(context, request.headers);
    return tusRequest.run({ locale, upload, response }, () => tusServer().handle(request, response));
  }
  const upload = await ownUpload(context, id);
  if (await answerSettled(exchange, upload, locale)) return;
  if (method === 'PATCH') await requireRoom(Number(request.headers['content-length'] ?? 0));
  await tusRequest.run({ locale, response }, () => tusServer().handle(request, response));
}

/**
 * Takes a file as one body: the creation of tus that carries it whole, with the metadata in the address. A cut
 * connection is answered by sending the file again.
 */
async function serveSimple(exchange: RequestExchange, locale: Locale): Promise<void> {
  const { request, response, url } = exchange;
  endIdle(request, response);
  const context = await deviceContext(readHeaders(request.headers), 'upload');
  guardCsrf(context);
  const length = String(request.headers['content-length'] ?? '');
  if (!/^\d{1,15}$/.test(length)) throw new KeepersError('INVALID_INPUT', {}, { 'content-length': 'blank' });
  const metadata = parseInput(uploadMetadata, Object.fromEntries(url.searchParams));
  const id = await announceUpload(context, metadata, Number(length));
  await staging().store.create((await describeUpload(id)) as Upload);
  const received = await staging()
    .store.write(request, id, 0)
    .catch(() => -1);
  if (received !== Number(length)) {
    await staging().store.remove(id);
    throw new KeepersError(request.complete ? 'UNAVAILABLE' : 'BODY_TOO_SLOW');
  }
  const settled = await ingestPhoto(id);
  if (!settled) throw new KeepersError('UNAVAILABLE');
  const { status, headers, body } = settledAnswer(settled, locale);
  const json = 'media' in settled ? JSON.stringify({ id: settled.media }) : body;
  response.writeHead(status ?? 201, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  response.end(json);
}

/** How long no byte of an upload may arrive, in ms. The whole upload of a photograph has no limit. */
export const uploadPatience = () => once('upload-patience', () => ({ ms: 60_000 }));

/** Closes the connection of a silent upload: the received bytes are kept, and the client resumes. */
function endIdle(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const giveUp = () => socket.destroy();
  socket.setTimeout(uploadPatience().ms, giveUp);
  // Once everything is here the server may take its time.
  request.once('end', () => socket.setTimeout(0).off('timeout', giveUp));
  response.once('close', () => socket.off('timeout', giveUp));
}

/** Announces the upload of a creation request; any other request is left to tus to refuse. */
async function announced(context: RequestContext, headers: NodeHeaders): Promise<string | undefined> {
  const length = String(headers['upload-length'] ?? '');
  if (headers['tus-resumable'] !== '1.0.0' || !/^\d{1,15}$/.test(length)) return undefined;
  if (headers['upload-concat'] || headers['upload-defer-length']) return undefined;
  return announceUpload(context, readMetadata(String(headers['upload-metadata'] ?? '')), Number(length));
}

/** The upload of this address, if it is the caller's or of their account. */
async function ownUpload(context: RequestContext, id: string): Promise<UploadRow> {
  const upload = isId(id) ? await findUpload(id) : null;
  if (!upload) throw await notThere(context);
  await authorizeContinuation(context, upload);
  // A browser that kept the address of an upload whose photograph was taken back meanwhile sends that one again.
  const removed = upload.grant_id && upload.media_id && (await findRecord(upload.media_id))?.deleted;
  if (removed) throw await notThere(context);
  return upload;
}

/**
 * Answers for an upload whose bytes are all here with its result, also when the answer to its last byte was lost, or
 * the process died before it.
 */
async function answerSettled(
  { request, response }: RequestExchange,
  upload: UploadRow,
  locale: Locale,
): Promise<boolean> {
  const complete = upload.state === 'verified' || (await staging().bytes(upload.id)) === upload.bytes;
  const settled = settledAs(upload) ?? (complete ? await ingestPhoto(upload.id) : null);
  if (!settled) return false;
  const { status, headers, body } = settledAnswer(settled, locale);
  const head = request.method === 'HEAD';
  response.writeHead(status ?? (head ? 200 : 204), {
    'Upload-Offset': String(upload.bytes),
    'Upload-Length': String(upload.bytes),
    ...headers,
  });
  response.end(head || status === null ? undefined : body);
  return true;
}

type NodeHeaders = RequestExchange['request']['headers'];

const checkUploads = defineEndpoint({
  id: 'uploads.check',
  method: 'POST',
  path: '/api/uploads/check',
  auth: 'upload.create',
  about: 'Which of these files a gallery has already.',
  device: 'upload',
  // 5,000 files with long names.
  maxBody: 4 * 1024 * 1024,
  body: checkInput,
  gives: z.object({ known: z.record(z.string(), z.uuid()), wanted: z.array(z.string()) }),
  handler: async ({ context, body }) => {
    const gallery = await findGallery(body.gallery);
    if (!gallery) throw await notThere(context);
    await authorize(context, gallery.event_id, 'upload.create');
    const hashes = [...new Set(body.files.map((file) => file.sha256))];
    const known = await knownBytes(gallery.id, hashes);
    return { json: { known, wanted: hashes.filter((hash) => !Object.hasOwn(known, hash)) } };
  },
});

const showUpload = defineEndpoint({
  id: 'uploads.show',
  method: 'GET',
  path: '/api/uploads/:media',
  auth: 'upload.read',
  about: 'What became of an uploaded photograph.',
  device: 'upload',
  params: z.object({ media: z.string() }),
  gives: z.object({ state: z.enum(['processing', 'ready', 'refused']), code: z.string().optional() }),
  handler: async ({ context, params }) => {
    const media = isId(params.media) ? await findRecord(params.media) : null;
    if (!media) throw await notThere(context);
    await authorize(context, media.event_id, 'upload.read');
    if (media.deleted) throw new KeepersError('NOT_FOUND');
    return { json: { state: media.state, ...(media.refusal_code ? { code: media.refusal_code } : {}) } };
  },
});

/** The plain endpoints beside tus. */
export const uploadEndpoints: Endpoint[] = [checkUploads, showUpload];
