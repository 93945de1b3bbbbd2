import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/ui/messages/en/admin.json';
import { ChoosePicture } from './ChoosePicture';

test.each(['logo', 'watermark'] as const)(
  'the server’s page has no input in which a %s would be lost',
  (what) => {
    const ignore = () => undefined;
    const html = renderToString(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ admin: messages }}>
        <ChoosePicture what={what} has={false} busy={false} onChoose={ignore} onRemove={ignore} />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('<button');
    expect(html).not.toContain('type="file"');
  },
);
