/** See `plain-rules.mjs`. */
export declare const plainRules: (kind: '__styles' | '__resetStyles', given: readonly unknown[]) => readonly unknown[];
