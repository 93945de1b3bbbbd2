'use client';

import { Aperture, Camera, FolderSync, type LucideIcon, MonitorDown, MonitorUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/ui/admin/Button';
import { Dialog } from '@/ui/admin/Dialog';
import ui from '@/ui/admin/ui.module.css';
import { ByProgram } from './ByProgram';
import css from './uploads.module.css';
import { canWatch, useFolderWatch } from './use-folder-watch';
import { bestOf, type ProgramState, usePrograms } from './use-program-states';

/** Where programs are connected and downloaded. */
const DEVICES = '/admin/settings/devices';
const EVERY_MS = 5000;

/**
 * The ways by which photographs get into a gallery: this browser, and on a computer a watched folder, the uploader (also
 * beside other programs) and Lightroom.
 */
export function UploadMethods({
  gallery,
  name,
  onChoose,
  onClose,
}: {
  gallery: string;
  /** Name of the gallery. */
  name: string;
  /** Opens the system's picker of photographs. */
  onChoose: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.method');
  const watch = useFolderWatch();
  const [able, setAble] = useState(true);
  useEffect(() => setAble(canWatch()), []);
  const programs = usePrograms(EVERY_MS);
  const [agent, lightroom] = [bestOf(programs, 'agent'), bestOf(programs, 'lightroom')];
  const watchHere = async () => {
    if (await watch.choose(gallery)) onClose();
  };
  const program = (state: ProgramState | null, part: string) => (
    <>
      {state ? (
        <span className={ui.chip} data-tone={TONE[state.state]} data-state={state.state}>
          {t(`state.${state.state}`)}
        </span>
      ) : null}
      <ButtonLink href={state ? DEVICES : `${DEVICES}#${part}`}>{t(state ? 'manage' : 'set')}</ButtonLink>
    </>
  );
  return (
    <Dialog closable title={t('title', { gallery: name })} onClose={onClose}>
      <ul className={css.methods}>
        <Method icon={MonitorUp} name={t('browser')} text={t('browserText')}>
          <Button
            onClick={() => {
              onClose();
              onChoose();
            }}
          >
            {t('choose')}
          </Button>
        </Method>
      </ul>
      <h3 className={css.onComputer}>{t('onComputer')}</h3>
      <ul className={css.methods}>
        <Method icon={FolderSync} name={t('watch')} text={t(able ? 'watchText' : 'watchNot')}>
          {able ? <Button onClick={() => void watchHere()}>{t('chooseFolder')}</Button> : null}
        </Method>
        <Method icon={MonitorDown} name={t('agent')} text={noticeOf(agent, t) ?? t('agentText')}>
          {program(agent, 'app')}
        </Method>
        <Method icon={Aperture} name={t('lightroom')} text={noticeOf(lightroom, t) ?? t('lightroomText')}>
          {program(lightroom, 'lightroom')}
        </Method>
        <Method icon={Camera} name={t('others')} text={t('othersText')}>
          <ButtonLink href={`${DEVICES}#other-programs`}>{t('how')}</ButtonLink>
        </Method>
      </ul>
      <details className={css.otherProgram}>
        <summary>{t('other')}</summary>
        <ByProgram gallery={gallery} />
      </details>
    </Dialog>
  );
}

const TONE = {
  connected: 'live',
  needs_update: 'yours',
  not_running: undefined,
  waiting: undefined,
} as const;

/** What the specification says about a program that is not running, or too old. */
function noticeOf(
  state: ProgramState | null,
  t: ReturnType<typeof useTranslations<'admin-photos.method'>>,
): string | null {
  if (!state || state.state === 'connected' || state.state === 'waiting') return null;
  return t(`notice.${state.state}`, { name: state.name });
}

function Method({
  icon: Icon,
  name,
  text,
  children,
}: {
  icon: LucideIcon;
  name: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Icon aria-hidden />
      <div>
        <strong>{name}</strong>
        <span>{text}</span>
      </div>
      <div className={css.methodActions}>{children}</div>
    </li>
  );
}
