import { askOver } from './ask-over';

/** `fetch` with a Host header of its own, which `fetch` does not allow. */
export async function askHost(
  address: string,
  host: string,
  asked: { method: string; headers: Headers; body?: BodyInit | undefined },
): Promise<Response> {
  const { status, headers, bytes } = await askOver(address, { ...asked, host });
  const text = status === 204 || status === 304 ? null : new Uint8Array(bytes);
  return new Response(text, { status, headers });
}
