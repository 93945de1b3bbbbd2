import { expect, test } from 'vitest';
import { ViewerPanels } from './viewer-panels';

/** A panel that records how it was closed, and removes itself as a component does when it unmounts. */
function panelIn(panels: ViewerPanels, inner = 0) {
  const panel = { closed: 0, left: inner };
  const remove = panels.add({
    close: () => {
      panel.closed++;
      remove();
    },
    escape: () => panel.left-- > 0,
  });
  return panel;
}

test('a panel that opens closes the one before it, and stays open itself', () => {
  const panels = new ViewerPanels();
  const first = panelIn(panels);
  const second = panelIn(panels);
  expect([first.closed, second.closed, panels.isOpen]).toEqual([1, 0, true]);
});

test('Escape ends what is open within a panel, then closes it, then is for the viewer', () => {
  const panels = new ViewerPanels();
  const panel = panelIn(panels, 1);
  expect([panels.escape(), panel.closed]).toEqual([true, 0]);
  expect([panels.escape(), panel.closed]).toEqual([true, 1]);
  expect([panels.escape(), panels.isOpen]).toEqual([false, false]);
});

test('closing the viewer closes the panel with everything within', () => {
  const panels = new ViewerPanels();
  const panel = panelIn(panels, 1);
  panels.close();
  panels.close();
  expect([panel.closed, panels.isOpen]).toEqual([1, false]);
});
