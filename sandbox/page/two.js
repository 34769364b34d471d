/* Two people's screens side by side: the page itself, twice. */

const asked = new URLSearchParams(location.search);
for (const side of ["left", "right"]) {
  const person = asked.get(side);
  document.getElementById(side).src = person ? `/?as=${encodeURIComponent(person)}` : "/";
}
