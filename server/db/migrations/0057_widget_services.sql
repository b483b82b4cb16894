-- A widget shows several services, or leaves some out.
UPDATE `widgets` SET `options` = json_remove(json_set(`options`, '$.onlyServices', json_array(json_extract(`options`, '$.onlyService'))), '$.onlyService')
WHERE json_extract(`options`, '$.onlyService') IS NOT NULL;
--> statement-breakpoint
UPDATE `widget_versions` SET `options` = json_remove(json_set(`options`, '$.onlyServices', json_array(json_extract(`options`, '$.onlyService'))), '$.onlyService')
WHERE json_extract(`options`, '$.onlyService') IS NOT NULL;
