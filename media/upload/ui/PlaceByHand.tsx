'use client';

import type { Proof } from '@media/rules/match-edits';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import ui from '@/ui/admin/ui.module.css';
import css from './uploads.module.css';

/** The labels of photographs: the name, and more where several have the same. */
function labelled(proofs: readonly Proof[]): Map<string, Proof> {
  const found = new Map<string, Proof>();
  for (const proof of proofs) {
    const words = [proof.name, `${proof.name} · ${proof.captured_at?.replace('T', ' ') ?? ''}`];
    const label = words.find((one) => !found.has(one)) ?? `${words[1]} (${found.size})`;
    found.set(label, proof);
  }
  return found;
}

/** Edits without a clear match: the person chooses a photograph for each by its file name, or leaves it out. */
export function PlaceByHand({
  title,
  files,
  proofs,
  nameOf,
  taken,
  onPlace,
}: {
  title: string;
  files: readonly number[];
  proofs: readonly Proof[];
  nameOf: (file: number) => string;
  /** Whether another edit replaces this photograph. */
  taken: (proof: Proof, file: number) => boolean;
  onPlace: (file: number, proof: Proof | null) => void;
}) {
  const t = useTranslations('admin-photos.edits');
  const list = useId();
  const byLabel = useMemo(() => labelled(proofs), [proofs]);
  const [typed, setTyped] = useState<Record<number, string>>({});
  if (files.length === 0) return null;
  const mistake = (file: number): string | null => {
    const words = typed[file]?.trim();
    if (!words) return null;
    const proof = byLabel.get(words);
    if (!proof) return t('unknown');
    return taken(proof, file) ? t('taken') : null;
  };
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      <datalist id={list}>
        {[...byLabel.keys()].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <ul>
        {files.map((file) => {
          const wrong = mistake(file);
          return (
            <li key={file} className={css.place}>
              <bdi>{nameOf(file)}</bdi>
              <input
                className={ui.input}
                list={list}
                dir="auto"
                aria-label={t('placeOf', { edit: nameOf(file) })}
                aria-invalid={wrong !== null || undefined}
                placeholder={t('type')}
                value={typed[file] ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  setTyped((now) => ({ ...now, [file]: value }));
                  const proof = byLabel.get(value.trim()) ?? null;
                  onPlace(file, proof && !taken(proof, file) ? proof : null);
                }}
              />
              {wrong ? <span role="alert">{wrong}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
