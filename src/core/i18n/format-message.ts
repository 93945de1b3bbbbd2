import type formatText from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';
import { compileText } from './compile-texts';

type Compiled = Parameters<typeof formatCompiled>[1];

/**
 * Takes the place of `use-intl/format-message` in pages that the server renders (`next.config.ts`): their own messages
 * are texts, those of components for the browser are compiled already.
 */
const formatMessage: typeof formatText = (key, message, values, options) =>
  formatCompiled(
    key,
    typeof message === 'string' ? compileText(message) : (message as Compiled),
    values,
    options,
  );
formatMessage.raw = false;

export default formatMessage;
