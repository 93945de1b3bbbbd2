/** The logo of Keepers. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <rect x="3" y="4.5" width="18" height="15" rx="2" />
      <path
        d="M12 15.6c-2.6-1.7-3.9-3-3.9-4.6a1.95 1.95 0 0 1 3.9-.5 1.95 1.95 0 0 1 3.9.5c0 1.6-1.3 2.9-3.9 4.6Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
