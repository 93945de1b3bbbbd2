import en from '../texts/en.json';
import he from '../texts/he.json';
import { fill } from '../texts/say';
import { ADDING } from './client-adding';

/** Texts as part of a script inside a document. */
const literal = (texts: object): string => JSON.stringify(texts).replace(/</g, '\\u003c');

/** The script of the page, as text: it runs in the browser. It shows `state` once a second and sends what people do. */
export const CLIENT = `
'use strict';
const he = (navigator.language || '').startsWith('he');
document.documentElement.lang = he ? 'he' : 'en';
document.documentElement.dir = he ? 'rtl' : 'ltr';
const texts = he ? ${literal(he)} : ${literal(en)};
const fill = ${fill.toString()};
// In Hebrew, names and paths keep their own direction.
const isolated = (params) => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? '\u2068' + value + '\u2069' : value]));
const T = (key, params) => fill(texts, he ? 'he' : 'en', key, he && params ? isolated(params) : params || {});
const base = location.pathname;
const app = document.getElementById('app');
async function ask(name, body) {
  const answer = await fetch(base + name, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.key ? T(json.key, json.params) : json.error);
  return json;
}
function h(tag, props, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child != null && child !== ''));
  return made;
}
let state = null, adding = null, problem = '';
const say = (error) => { problem = error.message; draw(); };
const run = (name, body) => ask(name, body).then((now) => { problem = ''; if (now && now.version) { state = now; draw(); } return now; }, (error) => { say(error); throw error; });
const press = (name, body) => { run(name, body).catch(() => {}); };
const button = (text, run, main, label) => h('button', { type: 'button', class: main ? 'main' : null, onclick: run, 'aria-label': label }, text);
function pairing() {
  if (state.waiting) return h('section', { class: 'card' },
    h('p', {}, T('allow')), h('p', { class: 'code', dir: 'ltr', id: 'code' }, state.waiting.code),
    h('p', {}, h('a', { href: state.waiting.url, target: '_blank', rel: 'noreferrer', id: 'verify' }, T('open'))),
    button(T('cancel'), () => press('cancel', {})));
  const server = h('input', { type: 'text', id: 'server', dir: 'ltr', value: state.server || '', placeholder: 'studio.example.com', required: true, inputmode: 'url', autocapitalize: 'none', spellcheck: 'false' });
  const name = h('input', { type: 'text', id: 'name', value: state.name || '' });
  return h('form', { class: 'card', onsubmit: (event) => { event.preventDefault(); run('pair', { server: server.value, name: name.value }).then((waiting) => { if (waiting) open(waiting.url, '_blank', 'noreferrer'); refresh(); }, () => {}); } },
    h('h2', { style: 'margin-block-start:0' }, T('connect')),
    state.lost ? h('p', { class: 'bad', role: 'status', id: 'lost' }, T('lost_' + state.lost)) : null,
    state.pairing_error ? h('p', { class: 'bad', role: 'alert' }, T(state.pairing_error)) : null,
    h('label', { for: 'server' }, T('server')), server, h('label', { for: 'name' }, T('name')), name,
    h('p', {}, h('button', { class: 'main' }, T('get_code'))));
}
function progress({ done, files, sent, bytes, rate, seconds, name }) {
  const left = state.paused || seconds === null ? null : seconds < 60 ? T('nearly') : T('minutes', { count: Math.ceil(seconds / 60) });
  const speed = state.paused || rate === null ? null : T('speed', { megabytes: (rate / 1e6).toLocaleString(undefined, { maximumFractionDigits: 1 }) });
  return [h('progress', { max: bytes || 1, value: sent, 'aria-labelledby': 'progress' }),
    h('p', { class: 'soft', id: 'progress' }, [T('progress', { done, count: files }), speed, left].filter(Boolean).join(' · ')),
    name ? h('p', { class: 'soft', dir: 'auto', id: 'sending' }, name) : null];
}
function status() {
  const { paused, done } = state;
  return h('section', { class: 'card' },
    h('div', { class: 'row' },
      h('div', { class: 'wide' },
        h('strong', { id: 'status', role: 'status', class: state.state.bad ? 'bad' : null }, T(state.state.key, state.state.params)),
        h('p', { class: 'soft' }, T('connected') + ' ', h('bdi', {}, state.account || state.server))),
      button(T(paused ? 'resume' : 'pause'), () => press('pause', { paused: !paused }), paused)),
    state.progress ? progress(state.progress) : null,
    done.uploaded + done.known > 0 ? h('p', { class: 'soft', id: 'done' }, T('uploaded', { count: done.uploaded }), done.known ? ' · ' + T('known', { count: done.known }) : '') : null,
    state.offline ? h('p', { class: 'bad' }, T('offline')) : null,
    state.lacks ? h('p', { class: 'bad', id: 'lacks' }, T('scope_' + state.lacks)) : null,
    state.needs_update ? h('p', { class: 'bad', role: 'status', id: 'old' }, T('old', { version: state.latest_version || '' })) : null);
}
function refused() {
  if (!state.refused.length) return [];
  const why = ({ code, why }) => texts['why_' + code] ? T('why_' + code) : why || T('why_other', { code });
  return [h('h2', {}, T('refused')), h('ul', { id: 'refused' }, state.refused.map((one) => h('li', { class: 'row', style: 'padding-block:.8rem' },
      h('div', { class: 'wide' }, h('strong', { dir: 'ltr' }, one.at), h('p', { class: 'bad', dir: 'auto' }, why(one))),
      button(T('again'), () => press('refused', { id: one.link, at: one.at, again: true }), false, T('againOne', { name: one.at })),
      button(T('forget'), () => press('refused', { id: one.link, at: one.at, again: false }), false, T('forgetOne', { name: one.at }))))),
    state.failed > state.refused.length ? h('p', { class: 'soft' }, T('more', { count: state.failed - state.refused.length })) : null];
}
function folders() {
  return [h('h2', {}, T('folders')),
    state.links.length ? null : h('p', { class: 'soft' }, T('none')),
    h('ul', { id: 'folders' }, state.links.map((link) => h('li', { class: 'row', style: 'padding-block:.8rem' },
      h('div', { class: 'wide' }, h('strong', { dir: 'ltr' }, link.folder),
        h('p', { class: 'soft' }, h('bdi', {}, link.project.name), ' / ', h('bdi', {}, link.gallery.name), ' · ' + T('photos', { count: link.photos }), link.pending ? ' · ' + T('waiting', { count: link.pending }) : ''),
        h('p', { class: 'soft' }, T(link.removes === null ? 'mayGo' : link.removes ? 'goes' : 'stays')),
        link.trouble ? h('p', { class: 'bad' }, T('trouble_' + link.trouble)) : null),
      button(T('remove'), () => { if (confirm(T('removeSure'))) press('unlink', { id: link.id }); })))),
    !state.connected || state.lacks ? null : adding ? adder() : h('p', {}, button(T('add'), () => startAdding('').catch(say), true))];
}
${ADDING}
function settings() {
  const speeds = [0, 500e3, 1e6, 2e6, 5e6, 10e6];
  return [h('h2', {}, T('settings')),
    h('div', { class: 'row' }, h('label', { for: 'limit', class: 'wide' }, T('limit')),
      h('select', { id: 'limit', onchange: (event) => press('limit', { limit: Number(event.target.value) }) },
        speeds.map((speed) => h('option', { value: speed, selected: (state.limit || 0) === speed }, speed ? T('speed', { megabytes: speed / 1e6 }) : T('noLimit'))))),
    h('label', { class: 'tick' }, h('input', { type: 'checkbox', id: 'login', checked: state.login, onchange: (event) => press('login', { on: event.target.checked }) }), T('login')),
    h('p', { class: state.update.state === 'refused' ? 'bad' : 'soft', id: 'update' }, T('updates_' + state.update.state, { version: state.update.version || '' })),
    h('p', {}, button(T('disconnect'), () => { if (confirm(T('disconnectSure'))) press('disconnect', {}); }))];
}
const time = (at) => new Date(at).toLocaleTimeString(he ? 'he' : 'en-GB');
const log = () => [h('h2', {}, T('log')), h('ul', { class: 'log', id: 'log' }, state.log.slice().reverse().map((line) => h('li', { class: line.bad ? 'bad' : null }, time(line.at) + ' ' + T(line.key, line.params))))];
/** What a new drawing keeps: what a person typed, where they are, how far they scrolled. */
function keep() {
  const sign = (one) => one.id || one.tagName + one.textContent + one.getAttribute('aria-label');
  const active = app.contains(document.activeElement) ? document.activeElement : null;
  const at = active && sign(active), caret = active && active.type === 'text' ? [active.selectionStart, active.selectionEnd] : null;
  const scrolled = [...app.querySelectorAll('ul[id]')].map((one) => [one.id, one.scrollTop]);
  const values = [...app.querySelectorAll('input[type=text],input[type=checkbox]')].map((one) => [one.id, one.type === 'checkbox' ? one.checked : one.value]);
  return () => {
    for (const [id, value] of values) {
      const field = document.getElementById(id);
      if (!field || ['login', 'path'].includes(id)) continue;
      if (field.type === 'checkbox') field.checked = value;
      else field.value = value;
    }
    for (const [id, top] of scrolled) if (document.getElementById(id)) document.getElementById(id).scrollTop = top;
    const again = at && [...app.querySelectorAll('button,a,input,select')].find((one) => sign(one) === at);
    if (!again) return;
    again.focus({ preventScroll: true });
    if (caret && again.type === 'text') again.setSelectionRange(...caret);
  };
}
let shown = '';
function draw() {
  if (!state) return;
  const restore = keep();
  const parts = state.connected ? [status(), ...refused(), ...folders(), ...settings(), ...log()] : [pairing(), ...(state.links.length ? [...folders(), ...log()] : [])];
  app.replaceChildren(h('header', {}, h('h1', {}, T('title')), h('span', { class: 'soft' }, state.version)),
    problem ? h('p', { class: 'bad', role: 'alert', id: 'problem' }, problem) : '', ...parts.filter(Boolean));
  restore();
}
async function refresh() {
  const now = await ask('state').catch(() => null);
  const text = JSON.stringify(now);
  if (!now || text === shown) return;
  shown = text; state = now;
  draw();
}
refresh();
setInterval(() => { if (!document.hidden) refresh(); }, 1000);
`;
