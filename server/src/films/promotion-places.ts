import {
  type PromotionFile,
  type PromotionRole,
  PromotionStatus,
  PromotionType,
  promotionPlaces,
  promotionsContext,
} from '@reelform/schemas/api';
import { type Refusal, refuse } from '../errors.ts';
import type { Film } from '../repositories/films.ts';
import type { PromotionAsset } from '../repositories/promotions.ts';
import type { SchemaOptions } from '../schema-options.ts';
import { may, permissionsAt } from './permissions.ts';
import { refuseLocked } from './refuse-locked.ts';

const roles = ['director', 'cast'] as const satisfies readonly PromotionRole[];
const types = [PromotionType.video, PromotionType.answers, PromotionType.other] as const;
const statuses = [PromotionStatus.notStarted, PromotionStatus.saved, PromotionStatus.submitted] as const;

/** How far a film's promotion is. */
export const promotionStatus = (film: Film) =>
  statuses.find((status) => status === film.promotion_status) ?? PromotionStatus.notStarted;

/** What the rules of the promotion forms ask about a film. */
export const promotionContext = (options: SchemaOptions, film: Film) =>
  promotionsContext({
    status: film.status,
    may: [...permissionsAt(options, film.status)],
    promotionStatus: promotionStatus(film),
    promotionOptOut: film.promotion_opt_out ? 1 : 0,
  });

/** Why a film's promotion files may not be changed; `undefined` when they may. */
export const findPromotionLock = (options: SchemaOptions, film: Film): Refusal | undefined => {
  if (!may(options, film.status, 'promotions')) return refuseLocked(film.status);
  return promotionStatus(film) === PromotionStatus.submitted ? refuse('promotion_locked') : undefined;
};

/** What a form shows of a promotion file. */
export const promotionFile = ({ key, file_name, role, type }: PromotionAsset): PromotionFile => ({
  fileUrl: key,
  fileName: file_name,
  role: roles.find((one) => one === role) ?? 'cast',
  type: types.find((one) => one === type) ?? PromotionType.other,
});

/** The list of the form that takes a file. @throws for a type that is in no list */
export function promotionList({ role, type }: Pick<PromotionFile, 'role' | 'type'>): string {
  const [list] = Object.entries(promotionPlaces).find(([, place]) => place.role === role && place.type === type) ?? [];
  if (list === undefined) throw new Error(`No list takes promotion files of type ${type}.`);
  return list;
}
