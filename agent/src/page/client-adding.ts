/** The part of the page's script with which a folder and its gallery are chosen. */
export const ADDING = String.raw`
async function startAdding(path) {
  const list = await ask('folders?path=' + encodeURIComponent(path));
  const slash = /^[a-z]:|\\/i.test(list.folder) ? '\\' : '/';
  problem = '';
  adding = { list, slash, path: list.folder.endsWith(slash) ? list.folder : list.folder + slash, folder: null, projects: [], q: '' };
  draw();
  const field = document.getElementById('path');
  if (field) { field.focus(); field.setSelectionRange(field.value.length, field.value.length); }
}
const inside = (name) => adding.list.folder + (adding.list.folder.endsWith(adding.slash) ? '' : adding.slash) + name;
/** What the typed text filters by: a bare word, or what follows the folder's own path. */
function filterOf(path) {
  const own = inside('');
  if (path.startsWith(own)) return path.slice(own.length).toLowerCase();
  return /[\\/]/.test(path) ? '' : path.trim().toLowerCase();
}
const isShown = (name) => name.toLowerCase().includes(filterOf(adding.path));
async function findProjects(q) {
  const { projects } = await ask('projects?q=' + encodeURIComponent(q));
  if (!adding) return;
  adding.projects = projects; adding.q = q;
  if (adding.project === undefined || (adding.project !== '' && !projects.some((one) => one.id === adding.project))) {
    adding.project = projects[0] ? projects[0].id : '';
    adding.gallery = undefined;
  }
  draw();
}
let typing;
const searchSoon = (q) => { clearTimeout(typing); typing = setTimeout(() => { if (adding && adding.folder) findProjects(q).catch(say); }, 250); };
const leave = () => button(T('cancel'), () => { adding = null; problem = ''; draw(); });
function chooser() {
  const { list } = adding;
  const rows = list.folders.map(({ name, photos }) => h('li', { hidden: !isShown(name) },
    h('button', { type: 'button', onclick: () => startAdding(inside(name)).catch(say) }, h('bdi', {}, name), photos ? h('span', { class: 'soft' }, T('photos', { count: photos })) : null)));
  const path = h('input', { type: 'text', id: 'path', dir: 'ltr', value: adding.path, autocapitalize: 'none', spellcheck: 'false', 'aria-describedby': 'pathHelp', oninput: (event) => {
    adding.path = event.target.value;
    list.folders.forEach(({ name }, at) => { rows[at].hidden = !isShown(name); });
  } });
  return h('form', { class: 'card', onsubmit: (event) => {
      event.preventDefault();
      const filter = filterOf(adding.path), found = list.folders.filter(({ name }) => isShown(name));
      const one = found.find(({ name }) => name.toLowerCase() === filter) || (found.length === 1 ? found[0] : null);
      startAdding(filter && one ? inside(one.name) : adding.path).catch(say);
    } },
    h('label', { for: 'path' }, T('folder')), path, h('p', { class: 'soft', id: 'pathHelp' }, T('folderHelp')),
    h('ul', { class: 'folders', id: 'list:' + list.folder },
      list.parent ? h('li', {}, button('↑ ' + T('up'), () => startAdding(list.parent).catch(say))) : null, rows),
    h('p', { class: 'soft', id: 'here' }, h('bdi', { dir: 'ltr' }, list.folder), ' · ' + T('photos', { count: list.photos })),
    h('p', { class: 'row' }, button(T('choose'), () => { adding.folder = list.folder; findProjects('').catch(say); draw(); }, true), leave()));
}
function adder() {
  if (!adding.folder) return chooser();
  const { folder } = adding, own = folder.split(/[\\/]/).filter(Boolean).pop() || folder;
  const chosen = adding.projects.find((one) => one.id === adding.project);
  const project = h('select', { id: 'project', onchange: (event) => { adding.project = event.target.value; adding.gallery = undefined; draw(); } },
    adding.projects.map((one) => h('option', { value: one.id, selected: one.id === adding.project }, one.name)),
    h('option', { value: '', selected: adding.project === '' }, '+ ' + T('newProject')));
  const name = h('input', { type: 'text', id: 'projectName', value: own, required: true });
  const gallery = h('select', { id: 'gallery', onchange: (event) => { adding.gallery = event.target.value; } },
    (chosen ? chosen.galleries : []).map((one) => h('option', { value: one.id, selected: one.id === adding.gallery }, one.name + ' (' + one.count + ')')),
    h('option', { value: '', selected: adding.gallery === '' }, '+ ' + T('newGallery')));
  const sub = h('input', { type: 'checkbox', id: 'sub' });
  const search = h('input', { type: 'text', id: 'q', value: adding.q, 'aria-label': T('search'), placeholder: T('search'), oninput: (event) => searchSoon(event.target.value) });
  return h('form', { class: 'card', onsubmit: async (event) => {
      event.preventDefault();
      try {
        const into = chosen || await ask('projects', { name: name.value });
        // A second press after a failure finds it.
        if (!chosen) { adding.projects = [into, ...adding.projects]; adding.project = into.id; }
        let to = chosen ? into.galleries.find((one) => one.id === gallery.value) : into.galleries[0];
        if (!to) to = await ask('galleries', { project: into.id, name: own });
        await ask('link', { folder, project: { id: into.id, name: into.name }, gallery: { id: to.id, name: to.name }, subfolders: sub.checked });
        adding = null; problem = ''; draw(); refresh();
      } catch (error) { say(error); }
    } },
    h('p', { dir: 'ltr', id: 'chosen' }, folder), h('label', { for: 'project' }, T('project')), search, project,
    chosen ? [h('label', { for: 'gallery' }, T('gallery')), gallery] : [h('label', { for: 'projectName' }, T('projectName')), name],
    h('label', { class: 'tick' }, sub, T('sub')),
    h('p', { class: 'row' }, h('button', { class: 'main' }, T('link')), leave()));
}
`;
