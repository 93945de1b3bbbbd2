import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { answerKept, pageSource, placeholderFor } from './kept-pages';

let close = () => {};
afterEach(() => {
  close();
  vi.useRealTimers();
});

interface Person {
  csrf: string;
  token: string;
}
const DANA = { csrf: 'dana-csrf-0123456789', token: 'g1dana-token-0123456789' };
const OMER = { csrf: 'omer-csrf-0123456789', token: 'g1omer-token-0123456789' };

/** A server that renders `render(props)` for each person named in the address, and counts the renderings. */
async function serve(
  render: (props: string, response: ServerResponse) => void | Promise<void>,
  project: string,
) {
  const drawn: string[] = [];
  const server = createServer(async (request, response) => {
    const { csrf, token } = JSON.parse(decodeURIComponent(String(request.headers['x-person']))) as Person;
    const marks = [placeholderFor('c', csrf), placeholderFor('t', token)];
    const { props, ...source } = pageSource(
      JSON.stringify({ project, csrf, pictures: [`/a?k=${token}`, `/b?k=${token}`] }),
      [request.url ?? ''],
      marks,
    );
    await answerKept(source, response, async () => {
      drawn.push(props);
      await render(props, response);
    }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const get = async (person: Person, path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-person': encodeURIComponent(JSON.stringify(person)) },
    });
    const { headers } = answer;
    return {
      status: answer.status,
      type: headers.get('content-type'),
      link: headers.get('link'),
      html: await answer.text(),
    };
  };
  return { get, drawn };
}

/** As Next does: the head first, then piece after piece. */
function inPieces(props: string, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.flushHeaders();
  const whole = Buffer.from(`<p>שלום</p>${props}`);
  for (let at = 0; at < whole.length; at += 7) response.write(whole.subarray(at, at + 7));
  response.end();
}

test('a second person gets the page without rendering, with their own values and none of the first', async () => {
  const { get, drawn } = await serve(inPieces, 'second');
  const [dana, omer] = [await get(DANA), await get(OMER)];
  expect(drawn).toHaveLength(1);
  expect(dana.html).toContain(`"csrf":"${DANA.csrf}","pictures":["/a?k=${DANA.token}","/b?k=${DANA.token}"]`);
  expect(omer.html).toBe(dana.html.replaceAll(DANA.csrf, OMER.csrf).replaceAll(DANA.token, OMER.token));
  expect(omer.type).toBe('text/html; charset=utf-8');
});

test('a value in the header of style sheets is each reader’s own too', async () => {
  const { get, drawn } = await serve((props, response) => {
    const { csrf } = JSON.parse(props) as { csrf: string };
    response.setHeader('Link', `</a.css>; rel=preload; nonce="${csrf}"`);
    inPieces(props, response);
  }, 'header');
  expect((await get(DANA)).link).toBe(`</a.css>; rel=preload; nonce="${DANA.csrf}"`);
  expect((await get(OMER)).link).toBe(`</a.css>; rel=preload; nonce="${OMER.csrf}"`);
  expect(drawn).toHaveLength(1);
});

test('a value that two pieces of data share is found', async () => {
  const { get } = await serve((props, response) => {
    const { csrf } = JSON.parse(props) as { csrf: string };
    const border = '"])</script><script nonce="">self.__next_f.push([1,"';
    response.end(`<p>${csrf}</p>${csrf.slice(0, 7)}${border}${csrf.slice(7)}`);
  }, 'border');
  for (const { csrf, ...person } of [DANA, OMER]) {
    const { html } = await get({ csrf, ...person });
    expect(html.replace('"])</script><script nonce="">self.__next_f.push([1,"', '')).toBe(
      `<p>${csrf}</p>${csrf}`,
    );
  }
});

test('a placeholder does not reveal another', () => {
  const [one, other] = [placeholderFor('c', 'x'.repeat(40)), placeholderFor('t', 'x'.repeat(40))];
  expect(one.mark.slice(1)).not.toBe(other.mark.slice(1));
});

test('the values of no person reach the rendering', async () => {
  const { get, drawn } = await serve(inPieces, 'neutral');
  await get(DANA);
  expect(drawn[0]).not.toContain(DANA.csrf);
  expect(drawn[0]).not.toContain(DANA.token);
});

test('other props and another address are other pages', async () => {
  const { get, drawn } = await serve(inPieces, 'one');
  await get(DANA);
  await get(DANA, '/?page=2');
  expect(drawn).toHaveLength(2);
  close();
  const other = await serve(inPieces, 'another');
  await other.get(DANA);
  expect(other.drawn).toHaveLength(1);
});

test('people who ask at the same time wait for one rendering', async () => {
  let finish = () => {};
  const ready = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { get, drawn } = await serve(async (props, response) => {
    await ready;
    inPieces(props, response);
  }, 'together');
  const first = get(DANA);
  await vi.waitFor(() => expect(drawn).toHaveLength(1));
  const second = get(OMER);
  const third = get(DANA);
  finish();
  const pages = await Promise.all([first, second, third]);
  expect(drawn).toHaveLength(1);
  expect(pages.map(({ html }) => html.includes(OMER.csrf))).toEqual([false, true, false]);
});

test('an error is passed on and not kept, and the next request renders', async () => {
  let status = 500;
  const { get, drawn } = await serve((props, response) => {
    response.statusCode = status;
    inPieces(props, response);
  }, 'error');
  const refused = await get(DANA);
  expect(refused.status).toBe(500);
  expect(refused.html).toContain(DANA.csrf);
  status = 200;
  expect((await get(OMER)).status).toBe(200);
  expect(drawn).toHaveLength(2);
});

test('a rendering that fails lets those who waited render by themselves', async () => {
  let failed = false;
  const { get, drawn } = await serve((props, response) => {
    if (!failed) {
      failed = true;
      throw new Error('lost');
    }
    inPieces(props, response);
  }, 'failure');
  await expect(get(DANA)).rejects.toThrow();
  expect((await get(OMER)).html).toContain(OMER.csrf);
  expect(drawn).toHaveLength(2);
});

test('a page is rendered again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { get, drawn } = await serve(inPieces, 'age');
  await get(DANA);
  vi.setSystemTime(Date.now() + 59_000);
  await get(DANA);
  expect(drawn).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2_000);
  await get(DANA);
  expect(drawn).toHaveLength(2);
});

test('kept pages have a limit: the one not used for the longest time goes', async () => {
  const { get, drawn } = await serve((props, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(props + 'x'.repeat(400_000));
  }, 'limit');
  // Each takes 0.8 of the 32 MB.
  for (let page = 0; page < 45; page++) await get(DANA, `/?page=${page}`);
  expect(drawn).toHaveLength(45);
  await get(DANA, '/?page=44');
  expect(drawn).toHaveLength(45);
  await get(DANA, '/?page=0');
  expect(drawn).toHaveLength(46);
});
