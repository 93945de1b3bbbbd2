/** The script of the page, as text: it runs in the browser. It shows \`state\` once a second and sends what people do. */
export const CLIENT = String.raw`
'use strict';
const he = (navigator.language || '').startsWith('he');
document.documentElement.lang = he ? 'he' : 'en';
document.documentElement.dir = he ? 'rtl' : 'ltr';
const T = he ? {
  title: 'תוכנת ההעלאה של Keepers', connect: 'חיבור לסטודיו', server: 'כתובת האתר של Keepers', name: 'שם המחשב הזה', go: 'קבלת קוד',
  type: 'אשרו את הקוד הזה בדף שנפתח:', open: 'פתיחת הדף', cancel: 'ביטול', connected: 'מחובר אל', offline: 'אין חיבור לשרת. ננסה שוב מעצמנו.',
  old: 'הגרסה הזו ישנה מדי. הורידו את הגרסה העדכנית', pause: 'השהיה', resume: 'המשך', folders: 'תיקיות', add: 'הוספת תיקייה', none: 'עוד אין תיקיות. בחרו תיקייה וגלריה.',
  files: 'קבצים', pending: 'ממתינים', remove: 'הסרה', removeSure: 'להפסיק להעלות מהתיקייה הזו? התמונות נשארות בגלריה.', choose: 'בחירת התיקייה הזו', up: 'תיקייה אחת למעלה',
  search: 'חיפוש פרויקט', gallery: 'גלריה', newGallery: 'גלריה חדשה', sub: 'כל תת־תיקייה היא גלריה משלה', link: 'התחלת העלאה', limit: 'הגבלת מהירות', noLimit: 'בלי הגבלה',
  login: 'הפעלה עם הכניסה למחשב', log: 'יומן', settings: 'הגדרות', disconnect: 'ניתוק', disconnectSure: 'לנתק את המחשב הזה?', done: 'הועלו', known: 'כבר היו בגלריה', refused: 'נדחו',
  missing: 'התיקייה לא נמצאת. האם הדיסק מחובר?', other_disk: 'זה דיסק אחר. לא מסירים דבר.', empty: 'התיקייה ריקה. לא מסירים דבר.', unreadable: 'אי אפשר לקרוא את התיקייה.',
  ACCESS_DENIED: 'הבקשה לא אושרה.', EXPIRED_TOKEN: 'הקוד פג. בקשו קוד חדש.', all: 'הכול הועלה', paused: 'מושהה', updates: 'עדכונים', update_ready: 'הגרסה מתעדכנת מעצמה.', update_off: 'כבויים: הגרסה הזו לא נחתמה.', update_elsewhere: 'דרך מנהל החבילות שהתקין את התוכנה.',
  update_refused: 'גרסה חדשה לא הותקנה כי לא הצלחנו לאמת אותה:'
} : {
  title: 'Keepers uploader', connect: 'Connect to your studio', server: 'Address of your Keepers', name: 'Name of this computer', go: 'Get a code',
  type: 'Allow this code on the page that opens:', open: 'Open the page', cancel: 'Cancel', connected: 'Connected to', offline: 'The server can’t be reached. We keep trying.',
  old: 'This version is too old. Download the current one', pause: 'Pause', resume: 'Resume', folders: 'Folders', add: 'Add folder', none: 'No folders yet. Choose a folder and a gallery.',
  files: 'files', pending: 'waiting', remove: 'Remove', removeSure: 'Stop uploading from this folder? The photos stay in the gallery.', choose: 'Choose this folder', up: 'One folder up',
  search: 'Search projects', gallery: 'Gallery', newGallery: 'New gallery', sub: 'Each subfolder is a gallery of its own', link: 'Start uploading', limit: 'Speed limit', noLimit: 'No limit',
  login: 'Start when I log in', log: 'Log', settings: 'Settings', disconnect: 'Disconnect', disconnectSure: 'Disconnect this computer?', done: 'uploaded', known: 'already in the gallery', refused: 'refused',
  missing: 'The folder is missing. Is the disk connected?', other_disk: 'This is another disk. Nothing is removed.', empty: 'The folder is empty. Nothing is removed.', unreadable: 'The folder can’t be read.',
  ACCESS_DENIED: 'The request was not allowed.', EXPIRED_TOKEN: 'The code has expired. Get a new one.', all: 'Everything is uploaded', paused: 'Paused', updates: 'Updates', update_ready: 'Installed by themselves.', update_off: 'Off: this build is not signed.', update_elsewhere: 'By the package manager that installed this app.',
  update_refused: 'A new version was not installed because it could not be verified:'
};
const base = location.pathname;
const app = document.getElementById('app');
async function ask(name, body) {
  const answer = await fetch(base + name, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.error);
  return json;
}
function h(tag, props, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child != null));
  return made;
}
const say = (error) => { problem = error.message; draw(); };
const run = (name, body) => ask(name, body).then((now) => { problem = ''; if (now && now.version) { state = now; draw(); } return now; }, (error) => { say(error); throw error; });
let state = null, adding = null, problem = '';
const button = (text, run, main) => h('button', { type: 'button', class: main ? 'main' : null, onclick: run }, text);
function pairing() {
  if (state.waiting) return h('section', { class: 'card' },
    h('p', {}, T.type), h('p', { class: 'code', dir: 'ltr', id: 'code' }, state.waiting.code),
    h('p', {}, h('a', { href: state.waiting.url, target: '_blank', rel: 'noreferrer', id: 'verify' }, T.open)),
    button(T.cancel, () => run('cancel', {})));
  const server = h('input', { type: 'text', id: 'server', dir: 'ltr', value: state.server || '', placeholder: 'https://photos.example.com', required: true });
  const name = h('input', { type: 'text', id: 'name', value: state.name || '' });
  return h('form', { class: 'card', onsubmit: (event) => { event.preventDefault(); run('pair', { server: server.value, name: name.value }).then((waiting) => { open(waiting.url, '_blank', 'noreferrer'); refresh(); }, () => {}); } },
    h('h2', { style: 'margin-block-start:0' }, T.connect),
    state.pairing_error ? h('p', { class: 'bad', role: 'alert' }, T[state.pairing_error] || state.pairing_error) : null,
    h('label', { for: 'server' }, T.server), server, h('label', { for: 'name' }, T.name), name,
    h('p', {}, h('button', { class: 'main' }, T.go)));
}
function status() {
  const { pending, running, paused, done } = state;
  const bytes = running.reduce((sum, one) => sum + one.size, 0), sent = running.reduce((sum, one) => sum + one.sent, 0);
  return h('section', { class: 'card' },
    h('div', { class: 'row' },
      h('div', { class: 'wide' },
        h('strong', { id: 'status' }, paused ? T.paused : pending > 0 ? pending + ' ' + T.pending : state.offline ? T.offline : T.all),
        h('p', { class: 'soft' }, T.connected + ' ', h('bdi', {}, state.account || state.server))),
      button(paused ? T.resume : T.pause, () => run('pause', { paused: !paused }), paused)),
    running.length ? h('progress', { max: bytes || 1, value: sent }) : null,
    h('p', { class: 'soft', id: 'done' }, done.uploaded + ' ' + T.done + ' · ' + done.known + ' ' + T.known, done.refused ? ' · ' + done.refused + ' ' + T.refused : ''),
    state.offline && pending > 0 ? h('p', { class: 'bad', role: 'status' }, T.offline) : null,
    state.needs_update ? h('p', { class: 'bad', role: 'status', id: 'old' }, T.old + ' (' + state.latest_version + ')') : null);
}
function folders() {
  return [h('h2', {}, T.folders),
    state.links.length ? null : h('p', { class: 'soft' }, T.none),
    h('ul', {}, state.links.map((link) => h('li', { class: 'row', style: 'padding-block:.8rem' },
      h('div', { class: 'wide' }, h('strong', { dir: 'ltr' }, link.folder),
        h('p', { class: 'soft' }, h('bdi', {}, link.project.name), ' / ', h('bdi', {}, link.gallery.name), ' · ' + link.files + ' ' + T.files, link.pending ? ' · ' + link.pending + ' ' + T.pending : ''),
        link.trouble ? h('p', { class: 'bad' }, T[link.trouble]) : null),
      button(T.remove, () => confirm(T.removeSure) && run('unlink', { id: link.id }))))),
    adding ? adder() : h('p', {}, button(T.add, () => startAdding().catch(say), true))];
}
async function startAdding(path) {
  adding = { folders: await ask('folders' + (path ? '?path=' + encodeURIComponent(path) : '')), folder: null, projects: [], q: '' };
  draw();
}
async function findProjects(q) {
  const { projects } = await ask('projects?q=' + encodeURIComponent(q));
  adding.projects = projects; adding.q = q;
  if (!projects.some((one) => one.id === adding.project)) {
    adding.project = projects[0] && projects[0].id;
    adding.gallery = undefined;
  }
  draw();
}
function adder() {
  const { folders: at, folder } = adding;
  const back = button(T.cancel, () => { adding = null; draw(); });
  if (!folder) return h('section', { class: 'card' },
    h('p', { dir: 'ltr', id: 'here' }, at.folder),
    h('ul', { class: 'folders' },
      at.parent ? h('li', {}, button('↑ ' + T.up, () => startAdding(at.parent).catch(say))) : null,
      at.names.map((name) => h('li', {}, button(name, () => startAdding(at.folder + '/' + name).catch(say))))),
    h('p', { class: 'row' }, button(T.choose, () => { adding.folder = at.folder; findProjects('').catch(say); draw(); }, true), back));
  const chosen = adding.projects.find((one) => one.id === adding.project);
  const project = h('select', { id: 'project', onchange: (event) => { adding.project = event.target.value; adding.gallery = undefined; draw(); } },
    adding.projects.map((one) => h('option', { value: one.id, selected: one.id === adding.project }, one.name)));
  const gallery = h('select', { id: 'gallery', onchange: (event) => { adding.gallery = event.target.value; } },
    (chosen ? chosen.galleries : []).map((one) => h('option', { value: one.id, selected: one.id === adding.gallery }, one.name + ' (' + one.count + ')')),
    h('option', { value: '', selected: adding.gallery === '' }, '+ ' + T.newGallery));
  const sub = h('input', { type: 'checkbox', id: 'sub' });
  const search = h('input', { type: 'text', id: 'q', value: adding.q, 'aria-label': T.search, placeholder: T.search, onchange: (event) => findProjects(event.target.value).catch(say) });
  return h('form', { class: 'card', onsubmit: async (event) => {
      event.preventDefault();
      try {
        let own = chosen.galleries.find((one) => one.id === gallery.value);
        if (!own) own = await ask('galleries', { project: chosen.id, name: folder.split(/[\\/]/).pop() });
        await ask('link', { folder, project: { id: chosen.id, name: chosen.name }, gallery: { id: own.id, name: own.name }, subfolders: sub.checked });
        adding = null; problem = ''; refresh();
      } catch (error) { say(error); }
    } },
    h('p', { dir: 'ltr' }, folder), search, project, h('label', { for: 'gallery' }, T.gallery), gallery,
    h('label', { class: 'tick' }, sub, T.sub),
    h('p', { class: 'row' }, h('button', { class: 'main', disabled: !chosen }, T.link), back));
}
function settings() {
  const speeds = [0, 500e3, 1e6, 2e6, 5e6, 10e6];
  return [h('h2', {}, T.settings),
    h('div', { class: 'row' }, h('label', { for: 'limit', class: 'wide' }, T.limit),
      h('select', { id: 'limit', onchange: (event) => run('limit', { limit: Number(event.target.value) }) },
        speeds.map((speed) => h('option', { value: speed, selected: (state.limit || 0) === speed }, speed ? speed / 1e6 + ' MB/s' : T.noLimit)))),
    h('label', { class: 'tick' }, h('input', { type: 'checkbox', id: 'login', checked: state.login, onchange: (event) => run('login', { on: event.target.checked }) }), T.login),
    h('p', { class: state.update.state === 'refused' ? 'bad' : 'soft', id: 'update' }, T.updates + ': ' + T['update_' + state.update.state] + (state.update.version ? ' ' + state.update.version : '')),
    h('p', {}, button(T.disconnect, () => confirm(T.disconnectSure) && run('disconnect', {}))),
    h('h2', {}, T.log), h('ul', { class: 'log', dir: 'ltr' }, state.log.slice().reverse().map((line) => h('li', { class: line.bad ? 'bad' : null }, line.at.slice(11, 19) + ' ' + line.text)))];
}
let shown = '';
function draw() {
  if (!state) return;
  const active = document.activeElement && document.activeElement.id;
  const values = [...app.querySelectorAll('input[type=text],select,input[type=checkbox]')].map((one) => [one.id, one.type === 'checkbox' ? one.checked : one.value]);
  app.replaceChildren(h('header', {}, h('h1', {}, T.title), h('span', { class: 'soft' }, state.version)),
    problem ? h('p', { class: 'bad', role: 'alert' }, problem) : '',
    ...(state.connected ? [status(), ...folders(), ...settings()].filter(Boolean) : [pairing()]));
  // What a person has typed stays while the page is drawn again.
  for (const [id, value] of values) {
    const field = id && document.getElementById(id);
    if (!field || ['limit', 'login', 'project', 'gallery'].includes(id)) continue;
    if (field.type === 'checkbox') field.checked = value;
    else if (field.tagName !== 'SELECT' || [...field.options].some((one) => one.value === value)) field.value = value;
  }
  if (active && document.getElementById(active)) document.getElementById(active).focus();
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
