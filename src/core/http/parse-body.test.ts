import { describe, expect, it } from 'vitest';
import { checkValues, nest } from './parse-body';

const refused = (body: unknown): string | null => {
  try {
    checkValues(body);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const parse = (text: string) => JSON.parse(text) as unknown;

describe('a form with nested names', () => {
  it('becomes objects and lists', () => {
    const fields = nest(new URLSearchParams('event[name]=x&ids[]=1&ids[]=2&event[days][from]=y'));
    expect(JSON.parse(JSON.stringify(fields))).toEqual({
      event: { name: 'x', days: { from: 'y' } },
      ids: ['1', '2'],
    });
  });

  it('finds nothing under an inherited name', () => {
    for (const name of ['toString', 'constructor', 'valueOf', 'hasOwnProperty']) {
      const fields = nest(new URLSearchParams([[`${name}[]`, 'x']]));
      expect([name, fields[name]]).toEqual([name, ['x']]);
    }
  });

  it('changes no prototype, and is refused for trying', () => {
    const fields = nest(new URLSearchParams('__proto__[guest]=true'));
    expect(({} as { guest?: string }).guest).toBeUndefined();
    expect(refused(fields)).toBe('INVALID_INPUT');
  });

  it('takes the last kind where one name is a text, a list and an object', () => {
    const fields = nest(new URLSearchParams('a=1&a[]=2&a[b]=3'));
    expect(JSON.stringify(fields)).toBe('{"a":{"b":"3"}}');
  });
});

describe('a parsed body', () => {
  it.each([
    ['a NUL in a text', '{"email":"a\\u0000b"}'],
    ['a NUL in a name', '{"a\\u0000b":1}'],
    ['a NUL in a list', '{"ids":["x",["\\u0000"]]}'],
    ['half a surrogate pair', '{"words":{"subject":"{\\ud800}"}}'],
    ['half a surrogate pair in a name', '{"\\udfff":1}'],
    ['a prototype', '{"a":{"__proto__":{"guest":true}}}'],
    ['100,000 levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('with %s is refused', (_what, text) => {
    expect(refused(parse(text))).toBe('INVALID_INPUT');
  });

  it.each([
    ['emoji and Hebrew', '{"name":"נועה 👰🏽"}'],
    ['every control character but NUL', '{"name":"\\u0001\\u001f\\u007f\\ufffe"}'],
    ['numbers, nulls and empty values', '{"a":1e308,"b":null,"c":[],"d":{},"e":""}'],
    ['names that objects inherit', '{"constructor":{"prototype":"x"},"toString":1}'],
  ])('with %s passes', (_what, text) => {
    expect(refused(parse(text))).toBeNull();
  });
});
