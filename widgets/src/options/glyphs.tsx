/** A mark that something opens below. */
export const chevron = (
  <svg aria-hidden="true" width="1em" height="1em" viewBox="0 0 20 20">
    <path
      fill="currentColor"
      d="M15.85 7.65c.2.2.2.5 0 .7l-5.46 5.49a.55.55 0 0 1-.78 0L4.15 8.35a.5.5 0 1 1 .7-.7L10 12.8l5.15-5.16c.2-.2.5-.2.7 0"
    />
  </svg>
);

/** A mark that something is taken away. */
export const cross = (
  <svg aria-hidden="true" width="1em" height="1em" viewBox="0 0 20 20">
    <path
      fill="currentColor"
      d="m4.09 4.22.06-.07a.5.5 0 0 1 .63-.06l.07.06L10 9.29l5.15-5.14a.5.5 0 0 1 .63-.06l.07.06c.18.17.2.44.06.63l-.06.07L10.71 10l5.14 5.15c.18.17.2.44.06.63l-.06.07a.5.5 0 0 1-.63.06l-.07-.06L10 10.71l-5.15 5.14a.5.5 0 0 1-.63.06l-.07-.06a.5.5 0 0 1-.06-.63l.06-.07L9.29 10 4.15 4.85a.5.5 0 0 1-.06-.63"
    />
  </svg>
);
