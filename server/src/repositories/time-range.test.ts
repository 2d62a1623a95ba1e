import { describe, expect, it } from 'vitest';
import { splitByHours, type TimeRange } from './time-range.ts';

const at = (text: string) => new Date(`2026-11-21T${text}Z`);
const said = ({ from, until }: TimeRange) => `${from.toISOString().slice(11, 19)}-${until.toISOString().slice(11, 19)}`;

describe('a range of time', () => {
  it.each([
    ['10:00:00', '12:00:00', '10:00:00-10:00:00', '10:00:00-12:00:00', '12:00:00-12:00:00'],
    ['10:30:00', '12:15:00', '10:30:00-11:00:00', '11:00:00-12:00:00', '12:00:00-12:15:00'],
    ['10:30:00', '11:15:00', '10:30:00-11:00:00', '11:00:00-11:00:00', '11:00:00-11:15:00'],
    ['10:10:00', '10:50:00', '10:10:00-10:50:00', '10:50:00-10:50:00', '10:50:00-10:50:00'],
    ['10:00:00', '10:00:00', '10:00:00-10:00:00', '10:00:00-10:00:00', '10:00:00-10:00:00'],
  ])('from %s until %s has its parts', (from, until, ...parts) => {
    const { head, hours, tail } = splitByHours({ from: at(from), until: at(until) });
    expect([head, hours, tail].map(said)).toEqual(parts);
  });
});
