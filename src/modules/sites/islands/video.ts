/** Puts a video's player in the place of its picture, after a click: until then nothing of its site is loaded. */

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]'))
  link.addEventListener('click', (event) => {
    // The browser opens the link in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.className = 'video-player';
    frame.src = link.dataset.player ?? '';
    frame.title = link.dataset.title ?? '';
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(frame);
    frame.focus();
  });
