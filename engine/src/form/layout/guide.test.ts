import { expect, it, vi } from 'vitest';
import { createGuide } from './guide.ts';

it('holds back until every hold is let go, and leads to where the last one says', () => {
  const onHold = vi.fn();
  const guide = createGuide(onHold);
  const [first, second] = [() => {}, () => {}];
  const letFirstGo = guide.holdBack(first);
  const letSecondGo = guide.holdBack(second);
  expect(guide.heldBack()).toBe(second);
  letSecondGo();
  expect(guide.heldBack()).toBe(first);
  letFirstGo();
  expect(guide.heldBack()).toBeUndefined();
  expect(onHold).toHaveBeenCalledTimes(4);
});

it('keeps a hold when another is let go twice', () => {
  const guide = createGuide(() => {});
  const letFirstGo = guide.holdBack(() => {});
  const second = () => {};
  guide.holdBack(second);
  letFirstGo();
  letFirstGo();
  expect(guide.heldBack()).toBe(second);
});

it('opens everywhere where a field can be folded, and says whether one was', () => {
  const guide = createGuide(() => {});
  const opened = vi.fn(() => true);
  const other = vi.fn(() => false);
  const forget = guide.onReveal(opened);
  guide.onReveal(other);
  expect(guide.reveal('/title')).toBe(true);
  expect(other).toHaveBeenCalledExactlyOnceWith('/title');
  forget();
  expect(guide.reveal('/title')).toBe(false);
  expect(opened).toHaveBeenCalledOnce();
});
