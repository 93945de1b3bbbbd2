'use client';

import { useAct, useCall, useRead } from '@plugins/kit/admin/hooks';
import { useEffect, useState } from 'react';
import { KINDS, type Kind } from '../rules/kinds';
import { deviceName } from './device-name';

/** A device that receives notices. */
export interface Device extends Record<Kind, boolean> {
  id: string;
  endpoint: string;
  name: string;
  created_at: string;
}

interface Devices {
  key: string;
  devices: Device[];
}

/** A browser begins with every kind of notice. */
const ALL_KINDS = Object.fromEntries(KINDS.map((kind) => [kind, true])) as Record<Kind, boolean>;
const PATH = '/api/x/push/devices';
const WORKER = '/api/x/push/worker.js';

/** What this browser can do: `unsupported`, notices `denied` in its settings, `refused` when it was tried, or `ready`. */
type Ability = 'unsupported' | 'denied' | 'refused' | 'ready';

const abilityNow = (): Exclude<Ability, 'refused'> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
};

/** Returns the subscription of this browser; null without one. */
async function subscriptionNow(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/admin');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser; returns null where the user did not allow notices.
 * @throws where the browser refuses: a private window, or one without a push service
 */
async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(WORKER, { scope: '/admin' });
  await navigator.serviceWorker.ready.catch(() => undefined);
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Returns the notices of this browser and of the user's other devices, with what changes them. */
export function useNotices() {
  const read = useRead<Devices>(PATH);
  const { found, setFound } = read;
  const call = useCall();
  const { busy, act } = useAct();
  const [ability, setAbility] = useState<Ability>('ready');
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    const now = abilityNow();
    setAbility(now);
    if (now !== 'unsupported') void subscriptionNow().then((one) => setEndpoint(one?.endpoint ?? null));
  }, []);
  const own = found?.devices.find((device) => device.endpoint === endpoint) ?? null;
  const keep = async (subscription: PushSubscription, kinds: Record<Kind, boolean>) => {
    const { keys } = subscription.toJSON() as { keys: { p256dh: string; auth: string } };
    const body = { endpoint: subscription.endpoint, keys, name: deviceName(navigator.userAgent), ...kinds };
    setFound(await call<Devices>(PATH, { method: 'PUT', body }));
    setEndpoint(subscription.endpoint);
  };
  return {
    read,
    busy,
    ability,
    own,
    others: found?.devices.filter((device) => device !== own) ?? [],
    turnOn: () =>
      act(async () => {
        let subscription: PushSubscription | null = null;
        let ability: Ability;
        try {
          subscription = found && (await subscribe(found.key));
          ability = abilityNow();
        } catch {
          ability = 'refused';
        }
        setAbility(ability);
        if (subscription) await keep(subscription, ALL_KINDS);
      }),
    change: (kinds: Record<Kind, boolean>) =>
      act(async () => {
        const subscription = await subscriptionNow();
        if (subscription) await keep(subscription, kinds);
      }),
    remove: (device: Device) =>
      act(async () => {
        if (device === own) await (await subscriptionNow())?.unsubscribe();
        setFound(await call<Devices>(`${PATH}/${device.id}`, { method: 'DELETE' }));
        if (device === own) setEndpoint(null);
      }),
    test: (device: Device) =>
      act(async () => void (await call(`${PATH}/${device.id}/test`, { method: 'POST' }))),
  };
}
