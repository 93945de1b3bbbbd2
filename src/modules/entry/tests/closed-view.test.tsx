import { expect, test } from 'vitest';
import { renderAlone } from '@/ui/render-alone';
import { keepAddressLeft, wasAddressLeft } from '../ui/address-left';
import { ClosedPage } from '../ui/ClosedPage';
import { OfferForm } from '../ui/OfferForm';

const brand = { name: 'Studio Alma', logo: null, accent: null, contact: 'alma@studio.test' };
const texts = {
  ...{ title: 'Leave your email', email: 'Email', send: 'Send', sent: 'We’ll write to' },
  ...{ left: 'You left your email', another: 'Leave another email' },
};
const offer = { action: '/api/x/ready/awaiting', pass: 'pass', event: 'one', wait: null, texts };
const INSTRUCTION = 'To see the photos again, contact';

test('a closed gallery says what to do once: the form where one is offered, else whom to contact', () => {
  const offered = renderAlone(<ClosedPage reason="closed" brand={brand} offer={offer} />, 'en');
  expect(offered).toContain('This gallery is closed for now');
  // The form itself is code of its own, loaded where it is shown.
  expect(renderAlone(<OfferForm {...offer} csrf="" />, 'en')).toContain('Leave your email');
  expect(offered).not.toContain(INSTRUCTION);
  expect(offered).toContain('mailto:alma@studio.test');
  expect(renderAlone(<ClosedPage reason="closed" brand={brand} />, 'en')).toContain(INSTRUCTION);
});

test('a gallery that opens later says so beside the form', () => {
  expect(renderAlone(<ClosedPage reason="notOpen" brand={brand} offer={offer} />, 'en')).toContain(
    'Your photos are being prepared',
  );
});

test('a browser remembers that an address was left, for this project until its wait has ended', () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  expect(wasAddressLeft('one', 'first', storage)).toBe(false);
  keepAddressLeft('one', 'first', storage);
  expect(wasAddressLeft('one', 'first', storage)).toBe(true);
  expect(wasAddressLeft('one', 'second', storage)).toBe(false);
  expect(wasAddressLeft('one', null, storage)).toBe(false);
  expect(wasAddressLeft('two', 'first', storage)).toBe(false);
});

test('a browser without storage shows the form at each visit', () => {
  const refuse = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  expect(() => keepAddressLeft('one', 'first', refuse)).not.toThrow();
  expect(wasAddressLeft('one', 'first', refuse)).toBe(false);
});
