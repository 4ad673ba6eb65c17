/** Moves the edge between before and after. */
export const script = `
for (const range of document.querySelectorAll('input[type=range]'))
  range.addEventListener('input', () => {
    range.closest('figure').style.setProperty('--after', range.value / 100);
  });
`;
