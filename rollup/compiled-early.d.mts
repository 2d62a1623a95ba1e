/** First line of a script that Chromium compiles whole while it arrives. */
export declare const compileHint: string;
