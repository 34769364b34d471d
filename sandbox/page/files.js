/* A file from the person's own disk, as an option of a command. */

/** Asks for a file; resolves to {filename, content}, the content in base64, or never if none is picked. */
export function chooseFile() {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.addEventListener("change", () => input.files.length && read(input.files[0]).then(resolve));
    input.click();
  });
}

function read(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve({ filename: file.name, content: reader.result.split(",")[1] ?? "" }),
    );
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
