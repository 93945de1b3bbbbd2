'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import css from './records.module.css';

const asText = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/**
 * A JSON field as text. Payload's own loads an editor from another host, which the admin's content policy refuses.
 * Invalid JSON is sent as typed, so that the server's refusal names the field.
 */
export const JsonField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const id = useId();
  const { value, setValue, showError } = useField<unknown>({ path });
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    try {
      setValue(JSON.parse(text));
    } catch {
      setValue(text);
    }
  };
  return (
    <div className="field-type json-field">
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? false} />
      <FieldError path={path} showError={showError} />
      <textarea
        id={id}
        className={css.json}
        dir="ltr"
        spellCheck={false}
        readOnly={readOnly || field.admin?.readOnly || false}
        rows={8}
        value={typed ?? asText(value)}
        onChange={(event) => change(event.target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
