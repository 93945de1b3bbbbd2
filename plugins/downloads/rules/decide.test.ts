import { expect, test } from 'vitest';
import { type DownloadQuestion, decideDownload } from './decide';

const question: DownloadQuestion = {
  role: 'client',
  withinSelection: false,
  size: 'web',
  allow_downloads: true,
  allow_downloads_selection_only: false,
  products: 0,
  printselectiondone: false,
  downloads_used: 0,
  downloads_permitted: null,
  upload_resolution: 'hd',
  add_watermark: false,
};
const code = (changed: Partial<DownloadQuestion>) => {
  const answer = decideDownload({ ...question, ...changed });
  return answer.allowed ? 'ok' : answer.code;
};

test('the account always may, a guest never', () => {
  for (const role of ['owner', 'assistant', 'operator'] as const) {
    expect(code({ role, allow_downloads: false, products: 1, size: 'original' })).toBe('ok');
  }
  expect(code({ role: 'guest' })).toBe('DOWNLOAD_NOT_ALLOWED');
  expect(code({ role: 'anonymous' })).toBe('DOWNLOAD_NOT_ALLOWED');
});

test('a client gets the first applicable reason, in order', () => {
  expect(code({})).toBe('ok');
  expect(code({ allow_downloads: false })).toBe('DOWNLOAD_NOT_ALLOWED');
  expect(code({ allow_downloads_selection_only: true })).toBe('DOWNLOAD_NOT_ALLOWED');
  expect(code({ allow_downloads: false, allow_downloads_selection_only: true, withinSelection: true })).toBe(
    'ok',
  );
  expect(code({ products: 2, downloads_permitted: 0 })).toBe('SELECTION_NOT_DONE');
  expect(code({ products: 2, printselectiondone: true })).toBe('ok');
  expect(code({ downloads_used: 3, downloads_permitted: 3, size: 'original' })).toBe(
    'DOWNLOAD_LIMIT_REACHED',
  );
  expect(code({ downloads_used: 2, downloads_permitted: 3 })).toBe('ok');
});

test('no size above the project’s, no original of a watermarked photograph', () => {
  expect(code({ size: 'hd', upload_resolution: 'web' })).toBe('SIZE_NOT_OFFERED');
  expect(code({ size: 'original', upload_resolution: 'hd' })).toBe('SIZE_NOT_OFFERED');
  expect(code({ size: 'original', upload_resolution: 'original' })).toBe('ok');
  expect(code({ size: 'original', upload_resolution: 'original', add_watermark: true })).toBe(
    'SIZE_NOT_OFFERED',
  );
});
