-- `src/core/text/fold-words.ts` in SQL: by characters and no locale's rules, so that stored columns can be made by it.
-- The migration "search" runs this. A change needs a migration that makes the columns of that migration again.
create or replace function keepers_fold(words text) returns text language sql immutable strict parallel safe as $fold$
  select btrim(regexp_replace(replace(replace(replace(replace(replace(replace(translate(
    regexp_replace(normalize(words, NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0022\u0027\u0060\u00b4\u02bc\u05f3\u05f4\u2018-\u201f\u2032\u2033]', '', 'g'),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςØĐŁÞÐŊÆŒẞıךםןףץ',
    'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґαβγδεζηθικλμνξοπρστυφχψωσøđłþðŋæœßiכמנפצ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'đ', 'd'), 'ł', 'l'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05c6\u2010-\u2017\u2020-\u205f\u3000-\u303f]+', ' ', 'g'), ' ')
$fold$;
