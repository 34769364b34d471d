-- A seat's wish is a token. It was what the role is called in English.
UPDATE seats SET wish = CASE wish
    WHEN 'Central Powers' THEN 'central'
    WHEN 'Central Powers, guns' THEN 'central-guns'
    WHEN 'Entente' THEN 'entente'
    WHEN 'Entente, guns' THEN 'entente-guns'
    WHEN 'Albatros' THEN 'albatros'
    WHEN 'Fokker' THEN 'fokker'
    WHEN 'Halberstadt' THEN 'halberstadt'
    WHEN 'Pfalz' THEN 'pfalz'
    WHEN 'Roland' THEN 'roland'
    WHEN 'Sky High' THEN 'sky-high'
    WHEN 'Trans Toucans' THEN 'trans-toucans'
    WHEN 'Aero Flamingo' THEN 'aero-flamingo'
    WHEN 'World Domain' THEN 'world-domain'
    WHEN 'Olympic' THEN 'olympic'
    WHEN 'Jet Stream' THEN 'jet-stream'
    ELSE wish
END
WHERE wish <> '';
