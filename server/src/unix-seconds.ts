/** A moment as answers have it: seconds since 1970 (UTC), `null` for none. */
export function seconds(moment: Date): number;
export function seconds(moment: Date | null): number | null;
export function seconds(moment: Date | null): number | null {
  return moment === null ? null : Math.floor(moment.getTime() / 1000);
}
